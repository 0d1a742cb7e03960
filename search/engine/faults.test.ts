import {expect, test} from 'vitest';
import {FORMAT, MANIFEST} from './format';
import {openEngine} from './openEngine';
import {indexOf, PAGES, sourceOf} from '../../tests/search/testIndex';

const QUERY = {query: 'commission', page: 0, hitsPerPage: 20};

function setUp() {
  const files = indexOf(PAGES);
  const source = sourceOf(files);
  return {files, source, engine: openEngine(source)};
}

const isData = (path: string) => path !== MANIFEST;

test('a file that is missing is told, and found when it is back', async () => {
  const {files, engine} = setUp();
  const kept = [...files];
  [...files.keys()].filter(isData).forEach((path) => files.delete(path));
  await expect(engine.search(QUERY)).rejects.toThrow(/assets\/search\/.* cannot be fetched/);
  kept.forEach(([path, text]) => files.set(path, text));
  expect((await engine.search(QUERY)).count).toBe(1);
});

test('a file cut in the middle is asked for once more', async () => {
  const {source} = setUp();
  const engine = openEngine({
    manifest: (fresh) => source.manifest(fresh),
    async file(path, fresh) {
      const text = await source.file(path, fresh);
      return fresh ? text : text.slice(0, text.length / 2);
    },
  });
  expect((await engine.search(QUERY)).count).toBe(1);
});

test('after a deploy the old index is given up for the new one', async () => {
  const {files, engine} = setUp();
  await engine.warmUp();
  files.clear();
  indexOf({...PAGES, '/new/': '<h1>Proposal</h1><p>Vote.</p>'}).forEach((text, path) =>
    files.set(path, text),
  );
  // Only the manifest is the old one's; its shards are gone.
  const {hits} = await engine.search({...QUERY, query: 'proposal vote'});
  expect(hits[0]?.page.url).toBe('/new/');
});

test('what is no file of an index under the right name is refused', async () => {
  const {files, engine} = setUp();
  for (const path of files.keys()) if (isData(path)) files.set(path, '{}');
  await expect(engine.search(QUERY)).rejects.toThrow('cannot be fetched, or is damaged');
});

test.each([
  ['a page instead of the manifest', '<!doctype html>', 'holds no JSON object'],
  ['a manifest of another format', '{"format":99}', `has format 99; this engine reads ${FORMAT}`],
])('%s is told, and forgotten when mended', async (_, text, message) => {
  const {files, engine} = setUp();
  const good = files.get(MANIFEST) ?? '';
  files.set(MANIFEST, text);
  await expect(engine.search(QUERY)).rejects.toThrow(message);
  files.set(MANIFEST, good);
  expect((await engine.search(QUERY)).count).toBe(1);
});

test('offline, what was fetched before still answers', async () => {
  const {files, engine} = setUp();
  await engine.search(QUERY);
  files.clear();
  expect((await engine.search(QUERY)).count).toBe(1);
});
