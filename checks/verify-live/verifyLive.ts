import path from 'node:path';
import {checkOperation, type Check} from './checkOperation';
import {findArguments} from './findArguments';
import {readArguments} from './readArguments';
import {readOperations} from './readOperations';

const PUBLISHED = path.resolve(__dirname, '../../build/openapi');

/**
 * Asks each named service every operation that only reads, one after the other, and compares the
 * replies with the published documents.
 *
 * @param print receives the table, a line at a time
 * @param folder what the build wrote to `/openapi/`
 * @returns exit code: 1 when something differs or the arguments are wrong, 2 when nothing differs
 * but something could not be checked or answered only with a documented error, else 0
 */
export async function verifyLive(
  args: readonly string[],
  print: (line: string) => void,
  folder = PUBLISHED,
): Promise<number> {
  const all: Check[] = [];
  try {
    for (const {api, base} of readArguments(args)) {
      const operations = readOperations(folder, api);
      print(`${api} at ${base}`);
      const width = Math.max(...operations.map(({slug}) => slug.length));
      const find = await findArguments(api, base);
      for (const operation of operations) {
        const check = await checkOperation(operation, base, find);
        all.push(check);
        const [first = '', ...more] = check.fields;
        const start = `  ${check.operation.padEnd(width)}  ${check.verdict.padEnd(16)}  ${check.outcome}`;
        print(first ? `${start}  ${first}` : start);
        for (const field of more) print(`  ${' '.repeat(width)}  ${field}`);
      }
    }
  } catch (error) {
    print((error as Error).message);
    return 1;
  }
  const count = (verdict: Check['verdict']) =>
    all.filter((check) => check.verdict === verdict).length;
  print(
    `${count('same')} as documented, ${count('documented error')} documented errors, ${count('differs')} differ, ${count('not checked')} not checked, ${count('skipped')} skipped`,
  );
  const answered = all.filter(({status, verdict}) => status && verdict !== 'skipped');
  const good = answered.filter(({status}) => status === 200);
  print(`${good.length} of ${answered.length} replies were 200`);
  if (count('differs') > 0) return 1;
  return count('not checked') + count('documented error') > 0 ? 2 : 0;
}
