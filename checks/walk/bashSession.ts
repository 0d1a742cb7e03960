import {spawn} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import type {Readable, Writable} from 'node:stream';

/** What came of a step. */
type Ran = {
  readonly code: number;
  readonly printed: string;
  /** The session ended with the step, as by `exit`. */
  readonly ended: boolean;
};

export type BashSession = {
  /** Runs code and hands on what it prints as it comes. */
  run(code: string, print: (text: string) => void): Promise<Ran>;
  /** Ends the session with what still runs in its background, and returns how many that were. */
  end(): Promise<number>;
};

/** Stands before and after each message of the session itself; no program prints it. */
const FRAME = '\u001e';

/**
 * Starts one bash for all steps, so that variables and folders hold from one to the next.
 *
 * It shares the terminal: questions are answered by whoever sits there. Code comes through a pipe
 * of its own and not through the input, which belongs to the steps.
 */
export function startBash(folder: string): BashSession {
  const mark = `${FRAME}${randomUUID()} `;
  const driver = `exec 2>&1; trap : INT
while IFS= read -r -d '' walk_code <&3; do
eval "$walk_code" 3<&-
printf '%s%d${FRAME}' '${mark}' "$?"
done
walk_jobs=$(jobs -p)
[ -z "$walk_jobs" ] || kill $walk_jobs
printf '%s%d${FRAME}' '${mark}' "$(printf %s "$walk_jobs" | wc -w)"`;
  const bash = spawn('bash', ['--noprofile', '--norc', '-c', driver], {
    cwd: folder,
    stdio: ['inherit', 'pipe', 'inherit', 'pipe'],
  });
  const output = bash.stdio[1] as Readable;
  const input = bash.stdio[3] as Writable;
  output.setEncoding('utf8');
  // Bash may be gone before it has read a step; its end tells.
  input.on('error', () => undefined);

  let pending = '';
  let ended: number | undefined;
  let wake: () => void = () => undefined;
  output.on('data', (text: string) => {
    pending += text;
    wake();
  });
  // Background programs may keep the output open, so the end of bash counts and not that of the pipe.
  bash.on('exit', (code) =>
    setTimeout(() => {
      ended = code ?? 130;
      wake();
    }, 50),
  );

  /** Hands on what comes until the session's own message. */
  async function untilMark(print: (text: string) => void): Promise<Ran> {
    let printed = '';
    const take = (length: number) => {
      const text = pending.slice(0, length);
      pending = pending.slice(length);
      if (text) print(text);
      printed += text;
    };
    for (;;) {
      const at = pending.indexOf(mark);
      const close = at < 0 ? -1 : pending.indexOf(FRAME, at + mark.length);
      if (close >= 0) {
        take(at);
        const code = Number(pending.slice(mark.length, close - at));
        pending = pending.slice(close - at + 1);
        return {code, printed, ended: false};
      }
      const begun = pending.lastIndexOf(FRAME);
      // A message may come in two pieces; other text goes on at once.
      take(
        ended === undefined && at >= 0
          ? at
          : ended === undefined && begun >= 0
            ? begun
            : pending.length,
      );
      if (ended !== undefined) return {code: ended, printed, ended: true};
      await new Promise<void>((resolve) => (wake = resolve));
    }
  }

  let interrupts = 0;
  // The terminal interrupts the step as well; a second time ends the walk.
  const onInterrupt = () => {
    interrupts += 1;
    if (interrupts > 1) bash.kill('SIGKILL');
  };
  process.on('SIGINT', onInterrupt);

  return {
    run(code, print) {
      interrupts = 0;
      input.write(`${code}\0`);
      return untilMark(print);
    },
    async end() {
      input.end();
      const {code, ended: early} = await untilMark(() => undefined);
      process.off('SIGINT', onInterrupt);
      output.destroy();
      return early ? 0 : code;
    },
  };
}
