import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ApiId, OperationDocument} from '../../api/schema/operation';
import {InputError, readOptions, readPairs} from '../readOptions';
import {checkOperation, type Check, type PublishedOperation} from './checkOperation';

const PUBLISHED = path.resolve(__dirname, '../../build/openapi');
const LIST = {type: 'string', multiple: true, default: [] as string[]} as const;
const OPTIONS = {rpc: LIST, lcd: LIST, staking: LIST, set: LIST} as const;
/** The options that specify a service, and the API document of each. */
const SERVICES = {rpc: 'comet-bft', lcd: 'babylon-grpc', staking: 'staking-api'} as const;
const USAGE =
  'Usage: npm run verify:live -- [--rpc URL] [--lcd URL] [--staking URL] [--set PARAMETER=value]…';

/**
 * Calls every read-only operation of some services, with the examples of the published documents as
 * arguments, and compares the responses with the documents.
 *
 * @param args URLs of services, and values to use instead of the examples
 * @param print receives the table, one line at a time
 * @param folder what the build wrote to `/openapi/`
 * @returns exit code: 1 if something differs, 2 if nothing differs but something could not be
 * checked or returned only a documented error, otherwise 0
 * @throws InputError for a wrong argument or a missing build
 */
export async function verifyLive(
  args: readonly string[],
  print: (line: string) => void,
  folder = PUBLISHED,
): Promise<number> {
  const {set, ...urls} = readOptions(args, OPTIONS, USAGE).values;
  const values = Object.fromEntries(readPairs(set, USAGE));
  const services = (['rpc', 'lcd', 'staking'] as const).flatMap((name) =>
    urls[name].map((base) => ({name, base})),
  );
  if (services.length === 0) throw new InputError(`No service specified.\n${USAGE}`);
  const checks: Check[] = [];
  for (const {name, base} of services) {
    if (!/^https?:\/\//.test(base) || !URL.canParse(base)) {
      throw new InputError(
        `--${name}: "${base}" is not a valid URL. Use one such as http://localhost:1317.\n${USAGE}`,
      );
    }
    const operations = readOperations(folder, SERVICES[name]);
    print(`${SERVICES[name]} at ${base}`);
    const width = Math.max(...operations.map(({slug}) => slug.length));
    for (const operation of operations) {
      const check = await checkOperation(operation, base, values);
      checks.push(check);
      const [first = '', ...more] = check.fields;
      const start = `  ${check.operation.padEnd(width)}  ${check.verdict.padEnd(16)}  ${check.outcome}`;
      print(first ? `${start}  ${first}` : start);
      for (const field of more) print(`  ${' '.repeat(width)}  ${field}`);
    }
  }
  const count = (verdict: Check['verdict']) =>
    checks.filter((check) => check.verdict === verdict).length;
  print(
    `${count('same')} as documented, ${count('documented error')} documented errors, ${count('differs')} differ, ${count('not checked')} not checked, ${count('skipped')} skipped`,
  );
  const responded = checks.filter(({status, verdict}) => status && verdict !== 'skipped');
  const successful = responded.filter(({status}) => status === 200);
  print(`${successful.length} of ${responded.length} responses were 200`);
  if (count('differs') > 0) return 1;
  return count('not checked') + count('documented error') > 0 ? 2 : 0;
}

/** Reads the operations of an API that the build has published, sorted by name. */
function readOperations(folder: string, api: ApiId): PublishedOperation[] {
  type Described = {'x-availability'?: {status?: string}};
  type Bundled = {paths?: Record<string, Record<string, Described> | undefined>};
  const file = path.join(folder, `${api}.json`);
  if (!existsSync(file)) {
    throw new InputError(`${file} is missing.\nFix: build the site with npm run build.`);
  }
  const {paths = {}} = JSON.parse(readFileSync(file, 'utf8')) as Bundled;
  const names = readdirSync(path.join(folder, api)).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => {
    const text = readFileSync(path.join(folder, api, name), 'utf8');
    const operation = JSON.parse(text) as OperationDocument;
    const described = paths[operation.path]?.[operation.method.toLowerCase()];
    return {...operation, availability: described?.['x-availability']?.status ?? 'live'};
  });
}
