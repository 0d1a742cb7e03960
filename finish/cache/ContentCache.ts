import {createHash, type BinaryLike} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';

/** Caches slow results between builds, in files named after a hash of their inputs. */
export class ContentCache {
  private readonly used = new Map<string, Promise<Buffer>>();

  /**
   * @param folder a folder that only this cache uses
   * @param version version of the code that computes the results; entries of other versions are ignored
   */
  constructor(
    private readonly folder: string,
    private readonly version = '',
  ) {}

  /**
   * Returns the cached bytes, or calls `compute` and caches its result.
   *
   * @param inputs everything that the result depends on, including versions and levels
   */
  get(inputs: readonly BinaryLike[], compute: () => Promise<Buffer>): Promise<Buffer> {
    const hash = createHash('sha256').update(this.version);
    for (const input of inputs) hash.update(createHash('sha256').update(input).digest());
    const name = hash.digest('hex');
    const bytes = this.used.get(name) ?? this.read(name, compute);
    this.used.set(name, bytes);
    return bytes;
  }

  /** Removes entries that haven't been read since the cache was opened. */
  async prune(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    // A name with a dot is a file that a build is still writing.
    const unused = names.filter((name) => !name.includes('.') && !this.used.has(name));
    await Promise.all(unused.map((name) => rm(path.join(this.folder, name), {force: true})));
  }

  private async read(name: string, compute: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(this.folder, name);
    // A build has thousands of entries, and asynchronous access takes more than twice the CPU time.
    try {
      return readFileSync(file);
    } catch {
      // Not cached yet.
    }
    const bytes = await compute();
    mkdirSync(this.folder, {recursive: true});
    // Renaming is atomic: an interrupted or concurrent build can't leave a partial file.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
    return bytes;
  }
}
