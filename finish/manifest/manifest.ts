import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '../../data/listFiles';

/** Name of the list, at the top of the built site. */
export const MANIFEST = 'manifest.sha256';

/**
 * Writes the SHA-256 of every file of the build, compressed forms included, as `sha256sum` reads
 * it: 64 hex digits, two spaces, the path. It cannot hold itself.
 *
 * @returns the SHA-256 of the list, which stands for the whole build
 */
export async function writeManifest(outDir: string): Promise<string> {
  const lines: string[] = [];
  for (const file of listFiles(outDir).filter((name) => name !== MANIFEST)) {
    lines.push(`${sha256(await readFile(path.join(outDir, file)))}  ${file}\n`);
  }
  const text = lines.join('');
  await writeFile(path.join(outDir, MANIFEST), text);
  return sha256(text);
}

/**
 * Reads such a list.
 *
 * @returns hash by path
 * @throws Error naming the line that is not one of a list
 */
export function readManifest(text: string): Map<string, string> {
  const hashes = new Map<string, string>();
  text.split('\n').forEach((line, index) => {
    if (line === '') return;
    const [, hash, file] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? [];
    if (!hash || !file || hashes.has(file)) {
      throw new Error(
        `${MANIFEST}:${index + 1}: "${line.slice(0, 80)}" is not a line of a manifest.\n` +
          'Valid: 64 hex digits, two spaces, the path of a file, each path once.\n' +
          'Fix: take the manifest that the build wrote.',
      );
    }
    hashes.set(file, hash);
  });
  return hashes;
}

/** SHA-256 as 64 hex digits. */
export function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
