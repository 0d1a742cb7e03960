import {userInfo} from 'node:os';

/**
 * Text with every home folder as `~`: the ones given, `$HOME`, and the one that the system's list
 * of users has. Programs ask that list rather than the environment.
 */
export function atHome(text: string, ...homes: readonly string[]): string {
  return [...homes, userInfo().homedir, '$HOME']
    .filter((home) => home.length > 1)
    .reduce((rest, home) => {
      const plain = home.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return rest.replace(new RegExp(`(?<![\\w./-])${plain}(?![\\w.-])`, 'g'), '~');
    }, text);
}
