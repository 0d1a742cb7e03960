/** What the reader of the benches types: a word, an identifier, a phrase, a question, a misspelling. */
export const QUERIES = [
  'unbonding',
  'create-bls-key',
  'finality provider',
  'how long is an epoch',
  'unbnoding',
];

/** ms between the keys of a reader who types fast. */
export const PACE = 120;

/** Bytes a second and ms: what is called slow 4G. */
export const SLOW = {down: 200_000, up: 93_750, roundTrip: 150} as const;
