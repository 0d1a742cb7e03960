import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {factsOf} from '../e2e/factsOf';

/** Valid texts of each fact, by its id. */
export type ValidTexts = ReadonlyMap<string, ReadonlySet<string>>;

const PROJECT = path.resolve(__dirname, '../..');

/** Every valid text of each fact; Playwright cannot load the data itself. */
export function validTexts(): ValidTexts {
  const args = ['--import', 'tsx', path.join(__dirname, 'printValidTexts.ts'), 'build/facts.json'];
  const printed = execFileSync(process.execPath, args, {cwd: PROJECT, encoding: 'utf8'});
  const all = JSON.parse(printed) as [string, string[]][];
  return new Map(all.map(([id, texts]) => [id, new Set(texts)]));
}

/** The facts in HTML that differ from the data, each with the shown text. */
export function wrongFacts(html: string, valid: ValidTexts): string[] {
  return factsOf(html)
    .filter(([id, text]) => !valid.get(id)?.has(text))
    .map(([id, text]) => `${id} is shown as "${text}"`);
}
