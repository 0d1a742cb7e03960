import {beforeAll, describe, expect, test} from 'vitest';
import {cometReplies, type ShownReply} from './cometReplies';
import {pathsIn} from './places';
import {readPublished} from './published';
import {refusals} from './refusals';

const {replies: accepted} = readPublished();
let shown: readonly ShownReply[];

beforeAll(async () => {
  shown = await cometReplies();
}, 180_000);

test('every method of the published client is recorded', () => {
  expect(Object.keys(accepted)).toHaveLength(17);
});

describe.each(Object.entries(accepted))('%s', (method, kinds) => {
  const own = () => shown.filter((reply) => reply.method === method);

  test('the published client accepts our replies', () => {
    expect(own().length).toBeGreaterThan(0);
    expect(own().flatMap(({result}) => refusals(kinds, result))).toEqual([]);
  });

  test('every member of our replies was recorded with the client: npm run record:clients', () => {
    const paths = own().flatMap(({result}) => pathsIn(result));
    expect(paths.filter((path) => !(path in kinds))).toEqual([]);
  });
});

test('the client rejects a reply with a different structure', () => {
  expect(refusals(accepted.validators ?? {}, {height: 5})).not.toEqual([]);
});
