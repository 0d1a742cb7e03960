import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '../../data/listFiles';

/** Name of the list, at the top of the built site. */
const MANIFEST = 'manifest.sha256';

/** Lists the SHA-256 of every file of the build, for `sha256sum --check`. */
export async function writeManifest(outDir: string): Promise<void> {
  const lines: string[] = [];
  for (const file of listFiles(outDir).filter((name) => name !== MANIFEST)) {
    const hash = createHash('sha256').update(await readFile(path.join(outDir, file)));
    lines.push(`${hash.digest('hex')}  ${file}\n`);
  }
  await writeFile(path.join(outDir, MANIFEST), lines.join(''));
}
