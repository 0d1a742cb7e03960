import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {loadFacts} from '../../data/load';
import {factText, findFact} from './findFact';

const PROJECT = path.resolve(__dirname, '../..');

/** A duration after the word `about`, as an element or in text that is not Markdown. */
const AFTER_ABOUT =
  /\babout\s+(?:<Fact\s+id="([^"]+)"\s+show="duration"|\{\{fact:([^}|]+)\|duration\}\})/g;

test('no page says "about" before a duration that says it itself', async () => {
  const base = await loadFacts();
  const found = ['docs', 'blog', 'figures'].flatMap((folder) =>
    readdirSync(path.join(PROJECT, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(mdx|svg)$/.test(file))
      .map((file) => path.join(folder, file))
      .flatMap((file) =>
        [...readFileSync(path.join(PROJECT, file), 'utf8').matchAll(AFTER_ABOUT)].flatMap(
          ([text, element, plain]) => {
            const id = element ?? plain ?? '';
            const shown = factText(findFact(base, id, file), 'duration', file);
            return shown.startsWith('about ')
              ? `${file}: "${text}" reads "about ${shown}". Fix: leave out the first "about".`
              : [];
          },
        ),
      ),
  );
  expect(found).toEqual([]);
});
