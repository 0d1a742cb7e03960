/** Where the files of an index come from: a host, a folder, or a test. */
export type IndexSource = {
  /** The manifest's text; `fresh` asks the host again, whatever was kept. */
  manifest(fresh: boolean): Promise<string>;
  /** Text of a file at an address below the site's root; `fresh` as above. */
  file(path: string, fresh: boolean): Promise<string>;
};

/** The index, or a part that a query needs, cannot be had now; another try may succeed. */
export class IndexUnavailable extends Error {
  override readonly name = 'IndexUnavailable';
}
