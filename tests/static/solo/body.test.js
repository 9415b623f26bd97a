import assert from "node:assert/strict";
import test from "node:test";
import { foeBody, ownBody } from "../../../static/js/games/solo/body.tsx";
import { die } from "../../../static/js/games/solo/dice.tsx";
import { ofClass, nodes } from "../drawn.js";

const own = (some) => ({
  marked: [],
  lost: [],
  sheet: { body: [{ sum: 3, part: "right-arm" }, { sum: 7, part: "belly" }] },
  ...some,
});

test("a die shows its number, and one that has not fallen shows none", () => {
  const pips = (value) => nodes(die(value)).filter((node) => node.type === "circle").length;
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6].map(pips), [0, 1, 2, 3, 4, 5, 6]);
});

test("a hit part is cut and a lost one is gone, where the body table says", () => {
  const drawn = ownBody(own({ marked: [3, 7], lost: [7] }));
  assert.deepEqual(ofClass(drawn, "hit").map((node) => node.props["data-part"]), ["right-arm"]);
  assert.deepEqual(ofClass(drawn, "gone").map((node) => node.props["data-part"]), ["belly"]);
  assert.equal(ofClass(drawn, "cut").length, 1);
  assert.equal(ofClass(drawn, "gone-cross").length, 1);
});

test("the opponent has a cut for each life lost, and lies there with none left", () => {
  const cuts = (value) => ofClass(foeBody({ value, limit: 10 }), "cut").length;
  assert.deepEqual([10, 7, 1].map(cuts), [0, 3, 9]);
  assert.equal(ofClass(foeBody({ value: 0, limit: 10 }), "fallen").length, 1);
});
