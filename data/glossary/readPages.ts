import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../listFiles';
import {urlPath} from '../urlPath';

const DOCS = path.join(__dirname, '..', '..', 'docs');

/** Reads the titles of all documents, by their path on the site. */
export function readPages(folder: string = DOCS): Map<string, string> {
  const pages = new Map<string, string>();
  for (const file of listFiles(folder).filter((name) => name.endsWith('.mdx'))) {
    const [, frontMatter = ''] = readFileSync(path.join(folder, file), 'utf8').split(/^---$/m);
    const title = valueOf(frontMatter, 'title');
    const page = urlPath(`docs/${file}`, valueOf(frontMatter, 'slug'));
    if (title) pages.set(page, title);
  }
  return pages;
}

function valueOf(frontMatter: string, key: string): string | undefined {
  const value = new RegExp(`^${key}: *(.+?) *$`, 'm').exec(frontMatter)?.[1];
  return value?.replace(/^(['"])(.*)\1$/, '$2');
}
