import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {pageAddress} from '../../data/pageAddress';
import {addPhrases} from './addPhrases';
import {extractRecords} from './extractRecords';
import {readPhrases} from './readPhrases';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'phrases-'));
  for (const name of ['docs/operators', 'blog', 'specs', 'src/pages']) {
    await mkdir(path.join(folder, name), {recursive: true});
  }
});
afterEach(() => rm(folder, {recursive: true}));

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

const records = extractRecords(
  '<article><h1>Questions</h1><p>Answers.</p><h2 id="hardware">Hardware</h2><p>16 GB.</p></article>',
  {url: '/operators/faqs/', area: 'Operators'},
);

test('phrases are read by address and become keywords of a title and of a section', async () => {
  await write('specs/phrases.yaml', '/api/:\n  - rest\n');
  await write(
    'docs/operators/faqs.phrases.yaml',
    '/operators/faqs/:\n  - help for node runners\n/operators/faqs/#hardware: [which VPS, how much ram]\n',
  );
  await write('docs/operators/faqs.mdx', '# Questions');
  const all = await readPhrases(folder);
  expect(all.map(({file, address}) => [file, address])).toEqual([
    ['docs/operators/faqs.phrases.yaml', '/operators/faqs/'],
    ['docs/operators/faqs.phrases.yaml', '/operators/faqs/#hardware'],
    ['specs/phrases.yaml', '/api/'],
  ]);
  const added = addPhrases(records, all.slice(0, 2));
  expect(added.map(({content, anchor, keywords}) => ({content, anchor, keywords}))).toEqual([
    {content: null, anchor: null, keywords: ['help for node runners']},
    {content: 'Answers.', anchor: null, keywords: undefined},
    {content: null, anchor: 'hardware', keywords: ['which VPS', 'how much ram']},
    {content: '16 GB.', anchor: 'hardware', keywords: undefined},
  ]);
});

test('questions are read with the words of the sentences that answer them', async () => {
  await write(
    'docs/operators/faqs.questions.yaml',
    '/operators/faqs/#hardware:\n  - help with machines\n  - 16 GB:\n      - how much ram\n      - memory of a node\n',
  );
  const all = await readPhrases(folder, 'questions');
  const [, , , last] = addPhrases(records, all, '/', 'questions');
  expect(last).toMatchObject({
    content: '16 GB.',
    answers: [{start: 0, questions: ['how much ram', 'memory of a node']}],
  });
  expect(addPhrases(records, all, '/', 'questions')[2]?.asked).toEqual(['help with machines']);
});

test('a sentence is found by its words among others, and every one that is gone is told', () => {
  const long = extractRecords(
    '<article><h1>Fees</h1><p>What you pay. A transfer costs 2 ubbn. It is burned.</p></article>',
    {url: '/fees/', area: 'Guides'},
  );
  const given = (...words: string[]) => [
    {
      file: 'docs/fees.questions.yaml',
      address: '/fees/',
      phrases: [],
      answered: words.map((one) => ({words: one, questions: ['price']})),
    },
  ];
  const added = addPhrases(long, given('transfer costs', 'is burned'), '/', 'questions');
  const {content = '', answers = []} = added.at(-1) ?? {};
  expect(answers.map(({start}) => content?.slice(start))).toEqual([
    'A transfer costs 2 ubbn. It is burned.',
    'It is burned.',
  ]);
  // Words of two sentences are no sentence's.
  expect(() =>
    addPhrases(long, given('is paid', 'ubbn. It', 'What you'), '/', 'questions'),
  ).toThrow(
    '[search] Questions are answered by words that stand in no sentence there:\n' +
      'docs/fees.questions.yaml: "is paid" at /fees/\n' +
      'docs/fees.questions.yaml: "ubbn. It" at /fees/.\n' +
      'Fix: put words of the sentence that answers now in their place, or remove the questions with it.',
  );
  const many = given(...Array.from({length: 12}, (_, index) => `gone ${index}`));
  expect(() => addPhrases(long, many, '/', 'questions')).toThrow(
    '"gone 9" at /fees/\n… and 2 more.',
  );
});

test.each([
  ['a number', '/faqs/: [5]\n'],
  ['no list below a sentence', '/faqs/:\n  - words of it: one\n'],
  ['an empty question', "/faqs/:\n  - words of it: ['']\n"],
])('questions with %s are refused', async (_, text) => {
  await write('docs/a.questions.yaml', text);
  await expect(readPhrases(folder, 'questions')).rejects.toThrow(
    '[search] docs/a.questions.yaml has for /faqs/ what is neither a question nor a list of questions.\n' +
      'Fix: Write "- a question", or "- words of the sentence that answers:" and its questions below.',
  );
});

test('phrases find their page below a folder of the host', () => {
  const moved = records.map((record) => ({...record, url: `/site${record.url}`}));
  const given = [{file: 'a', address: '/operators/faqs/#hardware', phrases: ['vps']}];
  expect(addPhrases(moved, given, '/site/').map(({keywords}) => keywords)).toEqual([
    ...[undefined, undefined, ['vps'], undefined],
  ]);
});

test('every document has phrases of its readers', async () => {
  const addresses = new Set((await readPhrases('.')).map(({address}) => address));
  const names = await readdir('docs', {recursive: true});
  const documents = names.filter((name) => /\.mdx$/.test(name) && !/(^|\/)_/.test(name));
  const lacking: string[] = [];
  for (const name of documents) {
    const text = await readFile(path.join('docs', name), 'utf8');
    const [, slug] = /^slug: (\S+)$/m.exec(text) ?? [];
    // Search leaves out what is not listed.
    if (!/^unlisted: true$/m.test(text) && !addresses.has(pageAddress(`docs/${name}`, slug)))
      lacking.push(name);
  }
  expect(documents.length).toBeGreaterThan(0);
  expect(lacking).toEqual([]);
});

test.each([
  [
    'what is no YAML',
    '/faqs/: [one\n',
    /^\[search\] docs\/a\.phrases\.yaml is no YAML: .+\nFix: Quote a phrase/,
  ],
  [
    'a list',
    '- one\n',
    '[search] docs/a.phrases.yaml is no list of texts by address.\nFix: See "How a page is found" in CONTRIBUTING.md.',
  ],
  [
    'an address without slashes',
    'faqs: [one]\n',
    '[search] docs/a.phrases.yaml has the address "faqs".\nFix: Write it as "/operators/faqs/#hardware".',
  ],
  [
    'a text instead of a list',
    '/faqs/: one\n',
    '[search] docs/a.phrases.yaml has no list of texts for /faqs/.\nFix: List what readers type.',
  ],
])('a file with %s is refused', async (_, text, message) => {
  await write('docs/a.phrases.yaml', text);
  await expect(readPhrases(folder)).rejects.toThrow(message);
});

test('an address in two files is refused', async () => {
  await write('docs/a.phrases.yaml', '/faqs/: [one]\n');
  await write('docs/b.phrases.yaml', '/faqs/: [other]\n');
  await expect(readPhrases(folder)).rejects.toThrow(
    '[search] docs/b.phrases.yaml has /faqs/, as docs/a.phrases.yaml does.\nFix: Put all that is for it in one file.',
  );
});

test('phrases for what the site does not have are refused', () => {
  const given = (address: string) => () =>
    addPhrases(records, [{file: 'docs/a.phrases.yaml', address, phrases: ['one']}]);
  expect(given('/gone/#part')).toThrow(
    '[search] docs/a.phrases.yaml is for /gone/, which the built site does not have.\n' +
      'Fix: correct the address, or remove its phrases with the page.',
  );
  expect(given('/operators/faqs/#software')).toThrow(
    '[search] docs/a.phrases.yaml has phrases for /operators/faqs/#software, and the page has no such anchor.\n' +
      'Valid: /operators/faqs/#hardware.\nFix: correct the anchor, or remove its phrases.',
  );
});
