import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Size in bytes and modification time in ms, at least one of which differs if a file is replaced. */
export type FileState = {readonly size: number; readonly mtimeMs: number};

/** Configuration files for static hosts, which don't serve them either. */
const HOST_CONFIG_FILES = ['/_headers', '/_redirects'];

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
  for (const file of HOST_CONFIG_FILES) files.delete(file);
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
