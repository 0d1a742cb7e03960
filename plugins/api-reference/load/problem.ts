/** Something wrong with a document, told so that it can be mended without reading our code. */
export type Problem = {
  /** Path of the file from the project's root. */
  readonly file: string;
  /** JSON pointer within the file, such as `/get/parameters/0`. */
  readonly pointer: string;
  readonly what: string;
  /** What would be right, where there is a choice. */
  readonly valid?: string;
  readonly fix: string;
};

/** How a problem is told: where, what, the valid choices, and what to do about it. */
export function describeProblem({file, pointer, what, valid, fix}: Problem): string {
  return [
    `${file}#${pointer}: ${what}`,
    ...(valid ? [`Valid: ${valid}.`] : []),
    `Fix: ${fix}`,
  ].join('\n');
}

/**
 * Stops the build when there are problems.
 *
 * @throws Error telling every one of them, in the order of files and pointers
 */
export function throwProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const told = [...problems]
    .sort((a, b) => a.file.localeCompare(b.file) || a.pointer.localeCompare(b.pointer))
    .map(describeProblem);
  const count = told.length === 1 ? 'a problem' : `${told.length} problems`;
  throw new Error(`[api-reference] ${count} in specs/.\n\n${told.join('\n\n')}\n`);
}

/** A step of a JSON pointer: slashes and tildes are written as the standard says. */
export function pointerPart(key: string | number): string {
  return String(key).replace(/~/g, '~0').replace(/\//g, '~1');
}
