import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {SearchRecord} from '../../finish/search-index/record';
import {RECORDS} from '../../finish/search-index/recordsFile';
import type {Questions} from '../search/askQuestions';
import {unsaidOf} from '../search/unsaid';

const FILE = 'tests/search/questions.json';

test('what questions.json takes for an answer stands on a page', () => {
  const {answered} = JSON.parse(readFileSync(FILE, 'utf8')) as Questions;
  const records = JSON.parse(readFileSync(RECORDS, 'utf8')) as SearchRecord[];
  expect(answered.length).toBeGreaterThan(500);
  const told = unsaidOf(answered, records).map(
    ({question, says}) =>
      `"${question}": no page says /${says}/. Fix: give \`says\` the new wording in ${FILE}, or answer the question on its page`,
  );
  expect(told).toEqual([]);
});
