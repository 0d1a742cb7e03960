import {beforeAll, describe, expect, test} from 'vitest';
import {cometResponses, type Shown} from './cometResponses';
import {pathsIn} from './places';
import {readPublished} from './published';
import {rejections} from './rejections';

const {responses: accepted} = readPublished();
let shown: readonly Shown[];

beforeAll(async () => {
  shown = await cometResponses();
}, 180_000);

test('every method of the published client is recorded', () => {
  expect(Object.keys(accepted)).toHaveLength(17);
});

describe.each(Object.entries(accepted))('%s', (method, kinds) => {
  const own = () => shown.filter((one) => one.method === method);

  test('the published client accepts our responses', () => {
    expect(own().length).toBeGreaterThan(0);
    expect(own().flatMap(({result}) => rejections(kinds, result))).toEqual([]);
  });

  test('every member of our responses was recorded with the client: npm run record:clients', () => {
    const paths = own().flatMap(({result}) => pathsIn(result));
    expect(paths.filter((path) => !(path in kinds))).toEqual([]);
  });
});

test('the client rejects a response with a different structure', () => {
  expect(rejections(accepted.validators ?? {}, {height: 5})).not.toEqual([]);
});
