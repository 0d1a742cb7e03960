import {spawnSync} from 'node:child_process';
import {parse as parseToml} from 'smol-toml';
import {visit} from 'unist-util-visit';
import {parseAllDocuments} from 'yaml';
import {withoutOutput} from '../../markdown/commands/parseShell';
import {lineOf, type PageRule, type Problem} from './page';

/** Parsers by language. Each returns the error message, if any. */
const PARSERS: Readonly<Record<string, (code: string) => string | undefined>> = {
  // A placeholder outside of quotes stands for a value; inside of quotes it is part of a string.
  json: (code) =>
    errorMessageOf(() =>
      JSON.parse(
        code.replace(/"(?:[^"\\\n]|\\.)*"|<[^<>\n]+>/g, (match) =>
          match.startsWith('<') ? 'null' : match,
        ),
      ),
    ),
  yaml: (code) => parseAllDocuments(code).flatMap(({errors}) => errors)[0]?.message,
  toml: (code) => errorMessageOf(() => parseToml(code)),
  bash: checkBash,
  console: (code) => checkBash(withoutOutput(code)),
};

/** Code that readers copy must parse. In a console block, that is the commands without their output. */
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
        fix: 'Fix the code, or make it a text block if readers are not meant to copy it.',
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

function errorMessageOf(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
