import {Fault} from './fault';

/**
 * How hard a build compresses its files. `best` is what readers should get; `quick` is for a build
 * that is made to be tested: its brotli files are 18% larger and are there minutes earlier.
 */
const COMPRESSIONS = ['best', 'quick'] as const;

export type Compression = (typeof COMPRESSIONS)[number];

/**
 * Reads `COMPRESSION`; without it a build is compressed for readers.
 *
 * @throws when it has another value.
 */
export function readCompression(env: NodeJS.ProcessEnv): Compression {
  const value = env.COMPRESSION ?? 'best';
  const known = COMPRESSIONS.find((compression) => compression === value);
  if (known) return known;
  throw new Fault(
    'compression',
    'COMPRESSION',
    `"${value}" is no way to compress.`,
    `Valid: ${COMPRESSIONS.join(', ')}.`,
    'Fix: set one of them, or unset it.',
  );
}
