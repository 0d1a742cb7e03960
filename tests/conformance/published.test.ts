import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readPublished} from './published';

test('the record has the client versions of package.json; if not, run npm run record:clients', () => {
  const file = path.join(__dirname, 'clients/package.json');
  const {dependencies} = JSON.parse(readFileSync(file, 'utf8')) as {dependencies: unknown};
  expect(readPublished().packages).toEqual(dependencies);
});
