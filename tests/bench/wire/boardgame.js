// A game for boardgame.io that is as small as a game can be and shows about as much as the hub:
// node boardgame.js FOLDER SAMPLE, where FOLDER has boardgame.io installed and SAMPLE is a view
// of the hub's. With FLATFILE_DIR in the environment it stores on disk, else in memory.
'use strict';

const fs = require('fs');
const path = require('path');

const need = require('module').createRequire(path.join(process.argv[2], 'package.json'));
const { Server } = need('boardgame.io/server');
const { ActivePlayers } = need('boardgame.io/core');

const sample = fs.readFileSync(process.argv[3], 'utf8');
const { version, ...shown } = JSON.parse(sample);
// It sends some things of its own besides; with fewer lines of story the message is as long.
const OWN = 700;
while (shown.lines.length && JSON.stringify(shown).length > sample.length - OWN) shown.lines.pop();

const game = {
  name: 'bench',
  // What it would keep for undo would make every stored state longer with every move.
  disableUndo: true,
  setup: ({ ctx }) => ({
    version: 1,
    honor: Array(ctx.numPlayers).fill(3),
    secrets: Object.fromEntries(ctx.playOrder.map((seat) => [seat, `role of ${seat}`])),
    ...shown,
  }),
  turn: { activePlayers: ActivePlayers.ALL },
  playerView: ({ G, playerID }) => {
    const { secrets, ...open } = G;
    return { ...open, own: secrets[playerID] ?? null };
  },
  moves: {
    correctHonor: {
      move: ({ G, playerID }, value) => {
        G.honor[Number(playerID)] = value;
        G.version += 1;
      },
      client: false,
      ignoreStaleStateID: true,
    },
  },
};

const server = Server({ games: [game], origins: [] });
const listen = server.app.listen.bind(server.app);
// It would listen everywhere.
server.app.listen = (port, ready) => listen(port, '127.0.0.1', ready);
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`serving at ${appServer.address().port}`);
});
