import {execFileSync} from 'node:child_process';
import {appendFileSync, existsSync} from 'node:fs';
import path from 'node:path';

/** Bare repositories in a folder that replace those on GitHub. */
export class Remotes {
  constructor(private readonly folder: string) {}

  /** Environment variables that make git read them instead of GitHub. */
  get env(): Record<string, string> {
    return {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.file://${this.folder}/.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/',
    };
  }

  /**
   * Adds a commit to the main branch of a repository, which is created if needed.
   *
   * @param files contents by path; null deletes the file
   * @param tag annotated tag to put on the commit
   */
  commit(
    repository: string,
    day: string,
    files: Readonly<Record<string, string | null>>,
    tag?: string,
  ): void {
    const bare = path.join(this.folder, repository);
    const isNew = !existsSync(bare);
    if (isNew) {
      execFileSync('git', ['init', '-q', '--bare', '--template=', '-b', 'main', bare]);
      appendFileSync(path.join(bare, 'config'), '[uploadpack]\n\tallowFilter = true\n');
    }
    const by = `A <a@example.org> ${Date.parse(day) / 1000} +0000`;
    const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
    const input = [
      `commit refs/heads/main\ncommitter ${by}\n${data('a')}`,
      isNew ? '' : 'from refs/heads/main^0\n',
      ...Object.entries(files).map(([name, text]) =>
        text === null ? `D ${name}\n` : `M 100644 inline ${name}\n${data(text)}`,
      ),
      tag ? `\ntag ${tag}\nfrom refs/heads/main\ntagger ${by}\n${data('a')}` : '',
    ].join('');
    execFileSync('git', ['-C', bare, 'fast-import', '--quiet'], {input});
  }
}
