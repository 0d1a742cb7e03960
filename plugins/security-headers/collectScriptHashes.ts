import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** More than this many different inline scripts means that a page makes its own. */
const MOST = 12;

const INLINE = /<script(?![^>]*\ssrc[=\s>])([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The content-policy hashes of every inline script below a folder, sorted.
 *
 * @throws Error naming the pages when there are more than a site with shared scripts can have
 */
export async function collectScriptHashes(folder: string): Promise<string[]> {
  const pagesByHash = new Map<string, string[]>();
  for (const file of await htmlFiles(folder)) {
    const html = await readFile(path.join(folder, file), 'utf8');
    for (const [, attributes = '', script = ''] of html.matchAll(INLINE)) {
      // Data blocks are not run.
      if (/type="?application\/(ld\+)?json/.test(attributes)) continue;
      const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
      pagesByHash.set(hash, [...(pagesByHash.get(hash) ?? []), file]);
    }
  }
  if (pagesByHash.size > MOST) {
    const single = [...pagesByHash.values()].filter((pages) => pages.length === 1).flat();
    throw new Error(
      `[security-headers] ${pagesByHash.size} different inline scripts, at most ${MOST} expected.\n` +
        `Pages with one of their own: ${single.slice(0, 10).join(', ')}.\n` +
        'Fix: move the script into a module, or raise MOST in collectScriptHashes.ts with a reason.',
    );
  }
  return [...pagesByHash.keys()].sort();
}

async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true});
  return entries.filter((entry) => entry.endsWith('.html')).sort();
}
