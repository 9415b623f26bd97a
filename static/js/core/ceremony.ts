/** The end, step by step: roles, then each line of the score, the winner, the chart. No drawing. */
import type { Outcome, Team } from "../../wire/protocol.d.ts";

type Kind = "role" | "team" | "score" | "winner" | "awards" | "chart";

export interface Step {
  kind: Kind;
  seat: number;
  team: string;
  line: number;
  lasts: number;
}

interface Scene {
  roles: Set<number>;
  lines: Record<string, number>;
  isScored: boolean;
  isWon: boolean;
  isAwarded: boolean;
  isCharted: boolean;
}

/** The opening is the highlight of the end: nothing turns over below it. */
const LASTS = { opening: 2500, role: 1300, team: 900, score: 1100, winner: 5000, awards: 9000 };

function step(kind: Kind, lasts: number, more: Partial<Step> = {}): Step {
  return { kind, lasts, seat: -1, team: "", line: -1, ...more };
}

/** The winners come last. */
export function inOrder(outcome: Outcome): Team[] {
  return [...outcome.teams].sort((a, b) => b.rank - a.rank);
}

/** Where there was nothing to uncover and nothing to count, the winner, awards and the chart. */
export function stepsOf(outcome: Outcome, isPlain = false, hasAwards = false): Step[] {
  const awards = hasAwards ? [step("awards", LASTS.awards)] : [];
  const last = [step("winner", LASTS.winner), ...awards, step("chart", 0)];
  if (isPlain) return last;
  const roles = outcome.roles.map((_, seat) => step("role", LASTS.role, { seat }));
  const scores = inOrder(outcome).flatMap((team) => [
    step("team", LASTS.team, { team: team.key }),
    ...team.scores.map((score, line) =>
      step("score", LASTS.score, { team: team.key, line, seat: score.seat }),
    ),
  ]);
  return [...roles, ...scores, ...last];
}

/** How long to wait before the step after `at`; before the first, a breath. */
export function lasting(steps: readonly Step[], at: number) {
  return at < 0 ? LASTS.opening : (steps[at]?.lasts ?? 0);
}

/** How long all of it takes up to the winner, if nobody skips. */
export function wholeOf(outcome: Outcome, isPlain = false) {
  const steps = stepsOf(outcome, isPlain);
  return steps.reduce((time, each) => time + each.lasts, LASTS.opening) - LASTS.winner;
}

/** What is to be seen once the steps up to `at` are done. */
export function sceneAt(steps: readonly Step[], at: number): Scene {
  const done = steps.slice(0, at + 1);
  const lines: Record<string, number> = {};
  for (const each of done) {
    if (each.kind === "team") lines[each.team] = 0;
    if (each.kind === "score") lines[each.team] = each.line + 1;
  }
  return {
    roles: new Set(done.filter((each) => each.kind === "role").map((each) => each.seat)),
    lines,
    isScored: done.some((each) => each.kind === "team"),
    isWon: done.some((each) => each.kind === "winner"),
    isAwarded: done.some((each) => each.kind === "awards"),
    isCharted: done.some((each) => each.kind === "chart"),
  };
}

/** The end of the present act: all roles, then all scores, then the winner. */
export function skipFrom(steps: readonly Step[], at: number) {
  const act = (each: Step | undefined) => (each?.kind === "team" ? "score" : each?.kind);
  const next = Math.min(at + 1, steps.length - 1);
  let last = next;
  while (last + 1 < steps.length && act(steps[last + 1]) === act(steps[next])) last += 1;
  return last;
}

/** A team's sum over the lines that were read out so far. */
export function running(team: Team, lines: number) {
  if (lines >= team.scores.length) return team.total;
  return team.scores.slice(0, lines).reduce((total, each) => total + each.value * each.times, 0);
}
