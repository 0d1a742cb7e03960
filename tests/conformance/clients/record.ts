/**
 * `npm run record:clients`: records the messages and accepted responses of the chain's published
 * clients, for the tests that compare our API documents with them. First install the clients in the
 * versions of this folder's package.json: `npm ci --prefix tests/conformance/clients`.
 */
import {writeFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {cometResponses} from '../cometResponses';
import {PUBLISHED, type Published} from '../published';
import {dependencies} from './package.json';
import {probeResponses} from './probeResponses';
import {accepts, METHODS} from './clientCalls';
import {readMessages} from './readMessages';

async function main(): Promise<void> {
  const documented = await cometResponses();
  const responses: Record<string, Record<string, string>> = {};
  for (const method of METHODS) {
    const results = documented
      .filter((response) => response.method === method)
      .map(({result}) => result);
    responses[method] = await probeResponses(results, (result) => accepts(method, result));
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
