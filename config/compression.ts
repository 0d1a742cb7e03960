import {Fault} from './fault';

/**
 * How hard a build compresses its files. `best` is for a server that sends these files to readers:
 * its brotli files are 10% smaller than those of `quick`, for a minute of processor time more.
 */
const COMPRESSIONS = ['best', 'quick'] as const;

export type Compression = (typeof COMPRESSIONS)[number];

/**
 * Reads `COMPRESSION`; without it a build is compressed quickly.
 *
 * @throws when it has another value.
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
    'Fix: set one of them, or unset it.',
  );
}
