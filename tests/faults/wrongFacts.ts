import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {factsOf} from '../e2e/factsOf';

/** Valid texts of each fact, by the ID of the fact. */
export type ValidTexts = ReadonlyMap<string, ReadonlySet<string>>;

const PROJECT = path.resolve(__dirname, '../..');

/** Every valid text of each fact, from a separate process, because Playwright cannot load the data. */
export function validTexts(): ValidTexts {
  const args = ['--import', 'tsx', path.join(__dirname, 'printValidTexts.ts'), 'build/facts.json'];
  const output = execFileSync(process.execPath, args, {cwd: PROJECT, encoding: 'utf8'});
  const entries = JSON.parse(output) as [string, string[]][];
  return new Map(entries.map(([id, texts]) => [id, new Set(texts)]));
}

/** The facts in HTML that differ from the data, each with its text there. */
export function wrongFacts(html: string, valid: ValidTexts): string[] {
  return factsOf(html)
    .filter(([id, text]) => !valid.get(id)?.has(text))
    .map(([id, text]) => `${id} is shown as "${text}"`);
}
