import {beforeAll, describe, expect, test} from 'vitest';
import {cometResponses, type CometResponse} from './cometResponses';
import {pathsIn} from './positions';
import {readPublished} from './published';
import {rejections} from './rejections';

const {responses: accepted} = readPublished();
let documented: readonly CometResponse[];

beforeAll(async () => {
  documented = await cometResponses();
}, 180_000);

test('every method of the published client is recorded', () => {
  expect(Object.keys(accepted)).toHaveLength(17);
});

describe.each(Object.entries(accepted))('%s', (method, kinds) => {
  const examples = () => documented.filter((response) => response.method === method);

  test('the published client accepts our responses', () => {
    expect(examples().length).toBeGreaterThan(0);
    expect(examples().flatMap(({result}) => rejections(kinds, result))).toEqual([]);
  });

  test('the record has every member of our responses; if not, run npm run record:clients', () => {
    const paths = examples().flatMap(({result}) => pathsIn(result));
    expect(paths.filter((path) => !(path in kinds))).toEqual([]);
  });
});

test('the client rejects a response with a different structure', () => {
  expect(rejections(accepted.validators ?? {}, {height: 5})).not.toEqual([]);
});
