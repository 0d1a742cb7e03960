/**
 * The production build of `npm test`, which fails on warnings. In an ordinary build, broken anchors,
 * broken Markdown links and duplicate routes only cause warnings, so that drafts can be built.
 */
import {spawn} from 'node:child_process';

const child = spawn('npm run --silent build', {
  shell: true,
  stdio: ['ignore', 'pipe', 'pipe'],
});
let printed = '';
// The framework prints warnings on stderr.
for (const [from, to] of [
  [child.stdout, process.stdout],
  [child.stderr, process.stderr],
] as const) {
  from.setEncoding('utf8').on('data', (text: string) => (printed += text));
  from.pipe(to);
}
child.on('close', (code) => {
  const warning = /\[WARNING\].*/.exec(printed)?.[0];
  if (warning)
    console.error(`Production build: failed because of a warning. Fix its cause: ${warning}`);
  process.exitCode = code === 0 && !warning ? 0 : 1;
});
