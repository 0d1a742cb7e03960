import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {loadFacts} from '../../data/load';
import {factText, findFact} from './findFact';

const PROJECT = path.resolve(__dirname, '../..');

/** The word `about` before a duration, as a `<Fact>` or as a placeholder in an SVG file. */
const ABOUT_DURATION =
  /\babout\s+(?:<Fact\s+id="([^"]+)"\s+show="duration"|\{\{fact:([^}|]+)\|duration\}\})/g;

test('no page writes "about" before a duration whose text starts with it', async () => {
  const base = await loadFacts();
  const duplicates = ['docs', 'blog', 'figures'].flatMap((folder) =>
    readdirSync(path.join(PROJECT, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(mdx|svg)$/.test(file))
      .map((file) => path.join(folder, file))
      .flatMap((file) =>
        [...readFileSync(path.join(PROJECT, file), 'utf8').matchAll(ABOUT_DURATION)].flatMap(
          ([text, elementId, placeholderId]) => {
            const id = elementId ?? placeholderId ?? '';
            const duration = factText(findFact(base, id, file), 'duration', file);
            return duration.startsWith('about ')
              ? `${file}: "${text}" reads "about ${duration}". Fix: remove the first "about".`
              : [];
          },
        ),
      ),
  );
  expect(duplicates).toEqual([]);
});
