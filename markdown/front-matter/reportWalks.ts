/** A document as the framework's plugin lists it. */
export type Doc = {
  readonly source: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
};

/**
 * A line for each page of steps that nobody has done as written, below one that counts them; empty
 * when there is none. Information for those who write, and no warning: a page may wait for its walk.
 */
export function reportWalks(docs: readonly Doc[]): string[] {
  const tasks = docs.filter(({frontMatter}) => frontMatter['kind'] === 'task');
  const left = tasks.filter(({frontMatter}) => frontMatter['walked'] === undefined);
  if (left.length === 0) return [];
  const files = left.map(({source}) => source.replace('@site/', '')).sort();
  return [
    `[INFO] ${left.length} of ${tasks.length} task pages have not been done as written by anybody:`,
    ...files.map((file) => `  not walked: ${file}`),
  ];
}
