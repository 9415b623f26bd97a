"""`honor-hub doctor`: facts about this machine, and what they mean.

Each group is a module with its facts, how they are looked up, and a pure function from the
facts to findings; only `look` functions touch the machine.
"""
