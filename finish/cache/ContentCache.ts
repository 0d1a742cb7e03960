import {createHash, type BinaryLike} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';

/** Keeps slow results from build to build, in files named by a hash of their inputs. */
export class ContentCache {
  private readonly used = new Map<string, Promise<Buffer>>();

  /**
   * @param folder used by this cache only
   * @param version of the code that makes the results; an entry of another version isn't used
   */
  constructor(
    private readonly folder: string,
    private readonly version = '',
  ) {}

  /**
   * The cached bytes, or those of `make`, which are then cached.
   *
   * @param inputs everything that the result depends on, including versions and levels
   */
  get(inputs: readonly BinaryLike[], make: () => Promise<Buffer>): Promise<Buffer> {
    const hash = createHash('sha256').update(this.version);
    for (const input of inputs) hash.update(createHash('sha256').update(input).digest());
    const name = hash.digest('hex');
    const bytes = this.used.get(name) ?? this.read(name, make);
    this.used.set(name, bytes);
    return bytes;
  }

  /** Removes entries that haven't been read since the cache was opened. */
  async prune(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    // A name with a dot is a file that another build is writing.
    const unused = names.filter((name) => !name.includes('.') && !this.used.has(name));
    await Promise.all(unused.map((name) => rm(path.join(this.folder, name), {force: true})));
  }

  private async read(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(this.folder, name);
    // A build has thousands of entries, and asynchronous access takes more than twice the CPU time.
    try {
      return readFileSync(file);
    } catch {
      // Not cached yet.
    }
    const made = await make();
    mkdirSync(this.folder, {recursive: true});
    // A build that is stopped, or another at the same time, must not leave half a file.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, made);
    renameSync(unfinished, file);
    return made;
  }
}
