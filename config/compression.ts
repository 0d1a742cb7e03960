import {Fault} from './fault';

/**
 * How well a build compresses its files. `best` is for deployment: its brotli files are 10% smaller
 * than those of `quick`, and take one more minute of CPU time.
 */
const COMPRESSIONS = ['best', 'quick'] as const;

export type Compression = (typeof COMPRESSIONS)[number];

/**
 * Reads `COMPRESSION`, which is `quick` if unset.
 *
 * @throws Fault if it has an unknown value
 */
export function readCompression(env: NodeJS.ProcessEnv): Compression {
  const value = env.COMPRESSION ?? 'quick';
  const known = COMPRESSIONS.find((compression) => compression === value);
  if (known) return known;
  throw new Fault(
    'compression',
    'COMPRESSION',
    `unknown value "${value}".`,
    `Valid: ${COMPRESSIONS.join(', ')}.`,
    'Fix: use a valid value, or unset the variable.',
  );
}
