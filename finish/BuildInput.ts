import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PageModel} from './pages/PageModel';
import type {Build} from './pages/readPages';

/** Values that `finish/` needs from the framework's build. */
export type BuildInput = Build & {
  readonly pages: readonly PageModel[];
  readonly title: string;
  readonly tagline: string;
  /** Public origin, without a slash at the end. */
  readonly url: string;
};

/** File that passes the input to the second half of a build, relative to the project. */
const INPUT_FILE = path.join('.docusaurus', 'finish.json');

/** Writes the input of the second half of a build. */
export async function writeInput(project: string, input: BuildInput): Promise<void> {
  await writeFile(path.join(project, INPUT_FILE), JSON.stringify(input));
}

/**
 * Reads the input of the second half of a build.
 *
 * @throws Error if the framework hasn't built the pages
 */
export async function readInput(project: string): Promise<BuildInput> {
  const file = path.join(project, INPUT_FILE);
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${file} is missing, so no pages were built. Fix: run npm run build`, {
      cause,
    });
  });
  return JSON.parse(text) as BuildInput;
}
