import {execFileSync} from 'node:child_process';

/**
 * Days on which files were last changed, by their path from the project's root, in one question
 * to the history. Empty where there is none: pages then show no date.
 */
export function lastChanges(root: string, folders: readonly string[]): Map<string, string> {
  const days = new Map<string, string>();
  let log: string;
  try {
    const args = ['log', '--format=@%cs', '--name-only', '--', ...folders];
    log = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return days;
  }
  let day = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    // The newest change comes first.
    else if (line && !days.has(line)) days.set(line, day);
  }
  return days;
}
