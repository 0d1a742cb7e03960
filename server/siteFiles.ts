import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Size in bytes and time of the last change in ms, one of which differs in a replaced file. */
export type FileState = {readonly size: number; readonly mtimeMs: number};

/** Configuration of static hosts, which they don't serve either. */
const NOT_SENT = ['/_headers', '/_redirects'];

/**
 * Lists the files of a built site, as decoded paths with a leading slash. Omits symbolic links, because
 * they can lead out of the site, and dotfiles, because they aren't public.
 *
 * @throws Error if the folder has no `index.html`, with the command that builds the site
 */
export function readSiteFiles(root: string): ReadonlyMap<string, FileState> {
  const files = new Map<string, FileState>();
  collect(root, '/', files);
  if (!files.has('/index.html')) {
    throw new Error(`${root}: no built site. Build it first: npm run build`);
  }
  for (const file of NOT_SENT) files.delete(file);
  return files;
}

function collect(folder: string, prefix: string, files: Map<string, FileState>): void {
  let entries;
  try {
    entries = readdirSync(folder, {withFileTypes: true});
  } catch {
    // A missing or unreadable folder has no files to serve.
    return;
  }
  for (const entry of entries) {
    if (entry.name.startsWith('.') && entry.name !== '.well-known') continue;
    const absolute = path.join(folder, entry.name);
    if (entry.isDirectory()) collect(absolute, `${prefix}${entry.name}/`, files);
    else if (entry.isFile()) files.set(prefix + entry.name, statSync(absolute));
  }
}
