import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Size in bytes and time of the last change in ms: a file that was replaced differs in one of them. */
export type FileState = {readonly size: number; readonly mtimeMs: number};

/** Written for static hosts, which read these files and do not send them. */
const NOT_SENT = ['/_headers', '/_redirects'];

/**
 * Lists the files of a built site, as decoded paths with a leading slash. Symbolic links are left
 * out because they may lead out of the site, and dotfiles because they are not meant to be read.
 *
 * @throws Error when the folder has no `index.html`, with the command that builds it
 */
export function readSiteFiles(root: string): ReadonlyMap<string, FileState> {
  const files = new Map<string, FileState>();
  collect(root, '/', files);
  if (!files.has('/index.html')) {
    throw new Error(`There is no built site in ${root}. Build it first: npm run build`);
  }
  for (const file of NOT_SENT) files.delete(file);
  return files;
}

function collect(folder: string, prefix: string, files: Map<string, FileState>): void {
  let entries;
  try {
    entries = readdirSync(folder, {withFileTypes: true});
  } catch {
    // A folder that is missing or not readable has nothing to send.
    return;
  }
  for (const entry of entries) {
    if (entry.name.startsWith('.') && entry.name !== '.well-known') continue;
    const absolute = path.join(folder, entry.name);
    if (entry.isDirectory()) collect(absolute, `${prefix}${entry.name}/`, files);
    else if (entry.isFile()) files.set(prefix + entry.name, statSync(absolute));
  }
}
