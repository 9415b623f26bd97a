/** Setting the table: told in the game's words, by how the table plays, until the first turn. */
import assert from "node:assert/strict";
import test from "node:test";
import { setupOf } from "../../../static/js/core/setup.ts";
import { Translator } from "../../../static/js/core/translator.ts";
import { Words } from "../../../static/js/core/words.ts";

const TELLING = new Translator(
  new Words("en", [
    `setup-real =
    { $roles ->
        [typed] Deal the roles.
       *[dealt] {""}
    }
    Deal { $players ->
        [3] three hands
       *[other] many hands
    }.`,
  ]),
);

const sight = (options, more = {}) => ({
  options,
  people: ["Aya", "", "Bruno", "Carla"].map((name, seat) => ({ seat, name })),
  view: null,
  ...more,
});

test("each line is a step, chosen by the options and by how many have sat down", () => {
  const steps = setupOf(sight({ level: "real", roles: "typed", players: 7 }), TELLING);
  assert.deepEqual(steps, ["Deal the roles.", "Deal three hands."]);
});

test("a line with nothing to say is no step", () => {
  const steps = setupOf(sight({ level: "real", roles: "dealt" }), TELLING);
  assert.deepEqual(steps, ["Deal three hands."]);
});

test("once it has begun, those count who were dealt in", () => {
  const view = { places: [{}, {}, {}, {}] };
  const [step] = setupOf(sight({ level: "real", roles: "dealt" }, { view }), TELLING);
  assert.equal(step, "Deal many hands.");
});

test("without a box, and after the first turn began, there is nothing to set", () => {
  assert.deepEqual(setupOf(sight({ level: "cards" }), TELLING), []);
  assert.deepEqual(setupOf(sight({}), TELLING), []);
});
