import type {BuiltPage} from './pages/readPages';

/** A step that generates output from finished pages. */
export type Step = {
  readonly name: string;
  /** Called for each page. */
  readonly page?: (page: BuiltPage) => void | Promise<void>;
  /** Called after all pages were read and `end` of all earlier steps has finished. */
  readonly end?: () => void | Promise<void>;
};

/**
 * Passes each page to every step, then runs `end` of each step, in order.
 *
 * @throws Error with the name of the step and, if it failed on a page, the file
 */
export async function runSteps(
  steps: readonly Step[],
  pages: AsyncIterable<BuiltPage> | Iterable<BuiltPage>,
): Promise<void> {
  for await (const page of pages) {
    for (const step of steps) {
      await withLocation(`${step.name}: ${page.file}`, () => step.page?.(page));
    }
  }
  for (const step of steps) await withLocation(step.name, () => step.end?.());
}

async function withLocation(location: string, run: () => void | Promise<void>): Promise<void> {
  try {
    await run();
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`[finish, ${location}] ${message}`, {cause});
  }
}
