import {expect, test} from 'vitest';
import {readQuestion} from './question';

test.each([
  ['What is slashing?', 'slashing'],
  ['what is a finality provider', 'finality provider'],
  ['What are the covenant members?', 'covenant members'],
  ['EOTS meaning', 'eots'],
  ['What is app.toml?', 'app.toml'],
  ['What is slashing. ', 'slashing'],
])('"%s" asks what something is', (question, subject) => {
  expect(readQuestion(question)).toMatchObject({definition: true, subject});
  expect(readQuestion(question).measure).toBeUndefined();
});

test.each([
  ['How long does unbonding take?', 'It takes 301 Bitcoin blocks.', 'It takes 0.005 BTC.'],
  ['How often is a checkpoint written?', 'Every 360 blocks.', 'Once an epoch ends.'],
  ['What is the minimum stake?', 'At least 0.005 BTC.', 'There is a least stake.'],
  ['How much can be slashed?', 'It burns 0.1% of the stake.', 'A share of the stake.'],
  ['How many finality providers are active?', 'The first 60.', 'The strongest.'],
])('"%s" wants a quantity', (question, right, wrong) => {
  const {measure, definition} = readQuestion(question);
  expect(measure?.test(right)).toBe(true);
  expect(measure?.test(wrong)).toBe(false);
  expect(definition).toBe(false);
});

test.each(['Can I lose my bitcoin?', 'is there a least amount', 'Do I earn while unbonding?'])(
  '"%s" is answered by yes or no',
  (question) => {
    expect(readQuestion(question)).toMatchObject({definition: false, measure: undefined});
  },
);

test('no more of a question is read than of a query', () => {
  const {subject} = readQuestion('what is '.repeat(8_000));
  expect(subject.length).toBeLessThanOrEqual(512);
});

test('words that only make a question are not its subject, unless there are no others', () => {
  expect(readQuestion('How long does unbonding take?').subject).toBe('does unbonding');
  expect(readQuestion('How many validators are there?').subject).toBe('validators');
  expect(readQuestion('how long').subject).toBe('how long');
  expect(readQuestion('keyring backend').subject).toBe('keyring backend');
});
