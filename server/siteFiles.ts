import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** The files of a built site, read once. */
export type SiteFiles = {
  /** Absolute folder. */
  root: string;
  /** Size in bytes of each file that may be sent, by its decoded path with a leading slash. */
  sizes: ReadonlyMap<string, number>;
  /** The not-found page in each form that was built. */
  notFound: Readonly<Partial<Record<'br' | 'gzip' | 'identity', Buffer>>>;
};

/** Written for static hosts, which read it and do not send it. */
const NOT_SENT = new Set(['/_headers']);

/**
 * Reads the list of files below `root`. Symbolic links, dotfiles and the compressed forms of
 * another file are left out: a link may lead anywhere, and a form is only sent in place of its
 * file.
 *
 * @throws when the folder has no `index.html`, with the command that builds it.
 */
export function readSiteFiles(root: string): SiteFiles {
  const sizes = new Map<string, number>();
  collect(root, '/', sizes);
  if (!sizes.has('/index.html')) {
    throw new Error(`There is no built site in ${root}. Build it first: npm run build`);
  }
  for (const file of sizes.keys()) {
    const plain = file.replace(/\.(br|gz)$/, '');
    if (NOT_SENT.has(file) || (plain !== file && sizes.has(plain))) sizes.delete(file);
  }
  return {
    root,
    sizes,
    notFound: {
      br: readIfThere(path.join(root, '404.html.br')),
      gzip: readIfThere(path.join(root, '404.html.gz')),
      identity: readIfThere(path.join(root, '404.html')),
    },
  };
}

function collect(folder: string, prefix: string, sizes: Map<string, number>): void {
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
    if (entry.isDirectory()) collect(absolute, `${prefix}${entry.name}/`, sizes);
    else if (entry.isFile()) sizes.set(prefix + entry.name, statSync(absolute).size);
  }
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
