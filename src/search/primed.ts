/** Null once it was taken. */
let primed: string | null | undefined;

/**
 * Notes what the engine was told to look up before the window was there. What comes later is of no
 * interest: the first is answered first.
 *
 * @param query what was typed so far
 */
export function notePrimed(query: string): void {
  if (primed === undefined) primed = query;
}

/** What the engine answers first, for the first who asks. */
export function takePrimed(): string | undefined {
  const taken = primed ?? undefined;
  primed = null;
  return taken;
}
