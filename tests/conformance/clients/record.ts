/**
 * `npm run record:clients`: records what the published clients of the chain say, for the tests that
 * compare our API documents with them. Install the clients first, whose versions `package.json`
 * here names: `npm ci --prefix tests/conformance/clients`.
 */
import {writeFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {cometResponses} from '../cometResponses';
import {PUBLISHED, type Published} from '../published';
import {dependencies} from './package.json';
import {probeResponses} from './probeResponses';
import {METHODS, reads} from './readCalls';
import {readMessages} from './readMessages';

async function main(): Promise<void> {
  const shown = await cometResponses();
  const responses: Record<string, Record<string, string>> = {};
  for (const method of METHODS) {
    const results = shown.filter((one) => one.method === method).map(({result}) => result);
    responses[method] = await probeResponses(results, (result) => reads(method, result));
  }
  const published: Published = {
    about:
      'The messages and responses of published clients. Written by: npm ci --prefix tests/conformance/clients && npm run record:clients',
    packages: dependencies,
    date: new Date().toISOString().slice(0, 10),
    messages: await readMessages(),
    responses,
  };
  const options = {...(await resolveConfig(PUBLISHED)), filepath: PUBLISHED};
  writeFileSync(PUBLISHED, await format(JSON.stringify(published), options));
}

void main();
