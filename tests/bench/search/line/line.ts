/**
 * A network in a time of its own: the same on every machine, and nothing but the line takes time.
 * Requests that are under way share it evenly, as a browser's emulation of a slow line has it.
 */
export type Line = {
  /** In ms since the beginning. */
  readonly now: () => number;
  /** Bytes asked for so far. */
  readonly bytes: () => number;
  /** Ends when so many bytes have come. */
  readonly fetch: (bytes: number) => Promise<void>;
  /** Ends after this time in ms. */
  readonly wait: (time: number) => Promise<void>;
  /** Lets time pass until `isOver`. @throws Error when nothing is left that could happen */
  readonly run: (isOver: () => boolean) => Promise<void>;
};

/** Bytes below which a transfer is over: sums of fractions are not exact. */
const NOTHING = 1e-6;

type Transfer = {left: number; readonly begins: number; readonly done: () => void};

type Alarm = {readonly at: number; readonly ring: () => void};

/** @param rate bytes a second @param roundTrip ms until the first byte of an answer */
export function openLine({rate, roundTrip}: {rate: number; roundTrip: number}): Line {
  let now = 0;
  let bytes = 0;
  let transfers: Transfer[] = [];
  let alarms: Alarm[] = [];

  const isActive = ({begins}: Transfer) => begins <= now;

  const pass = (): void => {
    const active = transfers.filter(isActive);
    const share = rate / 1000 / Math.max(1, active.length);
    const next = Math.min(
      ...alarms.map(({at}) => at),
      ...transfers.filter((one) => !isActive(one)).map(({begins}) => begins),
      ...active.map(({left}) => now + left / share),
    );
    if (next === Infinity) throw new Error('[bench] Nothing is left that could happen.');
    for (const transfer of active) transfer.left -= (next - now) * share;
    now = next;
    const over = transfers.filter(({left}) => left <= NOTHING);
    const due = alarms.filter(({at}) => at <= now);
    transfers = transfers.filter((one) => !over.includes(one));
    alarms = alarms.filter((one) => !due.includes(one));
    over.forEach(({done}) => done());
    due.forEach(({ring}) => ring());
  };

  return {
    now: () => now,
    bytes: () => bytes,
    fetch(size) {
      bytes += size;
      return new Promise((done) => {
        transfers.push({left: size, begins: now + roundTrip, done});
      });
    },
    wait: (time) => new Promise((ring) => alarms.push({at: now + time, ring})),
    async run(isOver) {
      for (;;) {
        // All that follows from what has come, before more comes.
        for (let turn = 0; turn < 3; turn += 1) await new Promise((go) => setImmediate(go));
        if (isOver()) return;
        pass();
      }
    },
  };
}
