/**
 * Calling its owner, for a phone that may not have it yet: it comes when a game has begun, so that
 * sitting down takes no longer for it.
 */
import { lazy } from "../core/lazy.tsx";

const calling = () => import("./calling.tsx");

export const Calling = lazy(async () => ({ default: (await calling()).Calling }));
export const CallingPick = lazy(async () => ({ default: (await calling()).CallingPick }));
