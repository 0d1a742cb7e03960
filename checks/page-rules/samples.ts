import {spawnSync} from 'node:child_process';
import {parse as parseToml} from 'smol-toml';
import {visit} from 'unist-util-visit';
import {parseAllDocuments} from 'yaml';
import {withoutOutput} from '../../markdown/commands/parseShell';
import {lineOf, type PageRule, type Problem} from './page';

/** Parsers by language; each returns the error, if any. */
const PARSERS: Readonly<Record<string, (code: string) => string | undefined>> = {
  // A placeholder may be inside of quotes as it is; a bare one becomes a value.
  json: (code) =>
    thrownBy(() =>
      JSON.parse(
        code.replace(/"(?:[^"\\\n]|\\.)*"|<[^<>\n]+>/g, (found) =>
          found.startsWith('<') ? 'null' : found,
        ),
      ),
    ),
  yaml: (code) => parseAllDocuments(code).flatMap(({errors}) => errors)[0]?.message,
  toml: (code) => thrownBy(() => parseToml(code)),
  bash: checkBash,
  console: (code) => checkBash(withoutOutput(code)),
};

/** Blocks that readers copy; of a console block, what is typed. */
export const samplesParse: PageRule = {
  rule: 'samples parse (CONTRIBUTING.md#show-a-file)',
  check: ({tree}) => {
    const problems: Problem[] = [];
    visit(tree, 'code', (node) => {
      const {lang, value} = node;
      const language = {sh: 'bash', shell: 'bash', yml: 'yaml'}[lang ?? ''] ?? lang ?? '';
      const error = PARSERS[language]?.(value)?.split('\n')[0];
      if (error === undefined) return;
      problems.push({
        line: lineOf(node),
        what: `the ${language} block does not parse: ${error}`,
        fix: 'Correct it, or mark it as text if it is not meant to be copied.',
      });
    });
    return problems;
  },
};

function checkBash(code: string): string | undefined {
  // `parseShell` recognizes the same placeholders.
  const input = code.replace(/<[\w.:/-][^<>\n|]*>/g, 'PLACEHOLDER');
  const {status, stderr, error} = spawnSync('bash', ['-n'], {input, encoding: 'utf8'});
  if (error) throw new Error(`[page-rules] bash -n: ${error.message}. Install bash.`);
  return status === 0 ? undefined : stderr.trim();
}

function thrownBy(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
