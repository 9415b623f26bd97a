"""The commands and how their faults are told; what they do lives in files of their own."""

import sys
from importlib.metadata import entry_points

import click

from hub import __version__
from hub.cli.backup import backup, restore
from hub.cli.copy_log import copy_log
from hub.cli.damaged import damaged
from hub.cli.demo import demo
from hub.cli.doctor import doctor
from hub.cli.hotspot import hotspot
from hub.cli.install import install
from hub.cli.language import own_language
from hub.cli.narrate import narrate
from hub.cli.nights import nights
from hub.cli.replay import replay
from hub.cli.rules import rules
from hub.cli.serve import host, serve
from hub.cli.simulate import simulate
from hub.cli.solo import solo
from hub.cli.tournament import tournament
from hub.installed_games import load_installed_games
from hub.tables.store import StorageFault
from hub.words.catalogue import Catalogue
from hub.words.translator import Translator


@click.group(context_settings={"help_option_names": ["-h", "--help"]}, invoke_without_command=True)
@click.version_option(__version__, prog_name="honor-hub")
@click.pass_context
def commands(context: click.Context) -> None:
    """Honor Hub keeps the tokens, turns and secrets of a hidden-role card game."""
    load_installed_games()
    if context.invoked_subcommand is None:
        context.invoke(serve)


_PLAY = (serve, host, demo, narrate, simulate, solo, tournament, replay, rules)
_KEEP = (backup, restore, copy_log, nights, damaged, doctor, hotspot, install)
for command in (*_PLAY, *_KEEP):
    commands.add_command(command)
# What else is installed brings its commands along; the panel's is one.
for point in entry_points(group="honor_hub.commands"):
    commands.add_command(point.load(), point.name)


def main() -> None:
    """Run a command; a fault of the log is one readable sentence and exit code 1."""
    try:
        commands()
    except StorageFault as fault:
        click.echo(Translator(Catalogue(own_language())).fault(fault.code, fault.params), err=True)
        sys.exit(1)
