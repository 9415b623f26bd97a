"""The contract between every ruleset and everything that runs one."""
