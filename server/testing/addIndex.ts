import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {indexOf, PAGES} from '../../tests/search/testIndex';

/** Writes a search index over a few pages into a built site. */
export function addIndex(root: string, pages: Readonly<Record<string, string>> = PAGES): void {
  for (const [name, text] of indexOf(pages)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}
