import {readdirSync, readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';

/** The files of a built site, read once. */
export type SiteFiles = {
  /** Absolute folder, behind any link: a link that is switched to another build changes nothing. */
  root: string;
  /** What may be asked for, as decoded paths with a leading slash. */
  paths: ReadonlySet<string>;
  /** State of each file, of the compressed forms too, by the same kind of path. */
  states: ReadonlyMap<string, FileState>;
  /** The not-found page in each form that was built. */
  notFound: Readonly<Partial<Record<'br' | 'gzip' | 'identity', Buffer>>>;
};

/** Size in bytes and date in ms: a file that was replaced differs in one of them. */
export type FileState = {readonly size: number; readonly mtimeMs: number};

/** Written for static hosts, which read it and do not send it. */
const NOT_SENT = new Set(['/_headers']);

/**
 * Reads the list of files below `root`. Symbolic links, dotfiles and the compressed forms of
 * another file are left out: a link may lead anywhere, and a form is only sent in place of its
 * file.
 *
 * @throws when the folder has no `index.html`, with the command that builds it.
 */
export function readSiteFiles(folder: string): SiteFiles {
  const root = realFolder(folder);
  const states = new Map<string, FileState>();
  collect(root, '/', states);
  if (!states.has('/index.html')) {
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build`);
  }
  const paths = new Set<string>();
  for (const file of states.keys()) {
    const plain = file.replace(/\.(br|gz)$/, '');
    if (!NOT_SENT.has(file) && (plain === file || !states.has(plain))) paths.add(file);
  }
  return {
    root,
    paths,
    states,
    notFound: {
      br: readIfThere(path.join(root, '404.html.br')),
      gzip: readIfThere(path.join(root, '404.html.gz')),
      identity: readIfThere(path.join(root, '404.html')),
    },
  };
}

function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

function collect(folder: string, prefix: string, states: Map<string, FileState>): void {
  let entries;
  try {
    entries = readdirSync(folder, {withFileTypes: true});
  } catch {
    // A folder that is missing or closed has nothing to send.
    return;
  }
  for (const entry of entries) {
    if (entry.name.startsWith('.') && entry.name !== '.well-known') continue;
    const absolute = path.join(folder, entry.name);
    if (entry.isDirectory()) collect(absolute, `${prefix}${entry.name}/`, states);
    else if (entry.isFile()) states.set(prefix + entry.name, statSync(absolute));
  }
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
