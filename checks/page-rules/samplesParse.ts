import {spawnSync} from 'node:child_process';
import type {Code} from 'mdast';
import {parse as parseToml} from 'smol-toml';
import {visit} from 'unist-util-visit';
import {parseAllDocuments} from 'yaml';
import {withoutOutput} from '../../markdown/commands/parseShell';
import {lineOf, type Page, type Problem} from './page';

/** A reader puts a value of their own in its place; `parseShell` knows the same form. */
const PLACEHOLDER = /<[\w.:/-][^<>\n|]*>/g;

/** Each returns what is wrong, or nothing. */
const PARSERS: Readonly<Record<string, (code: string) => string | undefined>> = {
  json: (code) => thrownBy(() => void JSON.parse(withoutBarePlaceholders(code))),
  yaml: (code) => parseAllDocuments(code).flatMap(({errors}) => errors)[0]?.message,
  toml: (code) => thrownBy(() => void parseToml(code)),
  bash: checkBash,
  console: (code) => checkBash(withoutOutput(code)),
};

/** JSON, YAML, TOML and shell blocks, of a console what is typed, are what they say they are, so that a copy works. */
export function samplesParse({tree}: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'code', (node: Code) => {
    const language = {sh: 'bash', shell: 'bash', yml: 'yaml'}[node.lang ?? ''] ?? node.lang ?? '';
    const wrong = PARSERS[language]?.(node.value);
    if (wrong === undefined) return;
    problems.push({
      line: lineOf(node),
      what: `the ${language} block does not parse: ${wrong.split('\n')[0]}`,
      rule: 'samples parse (CONTRIBUTING.md#show-a-file)',
      fix: 'Correct it, or mark it as text when it is not meant to be copied.',
    });
  });
  return problems;
}

/** A placeholder may stand inside of quotes as it is; a bare one becomes a value. */
function withoutBarePlaceholders(code: string): string {
  return code.replace(/"(?:[^"\\\n]|\\.)*"|<[^<>\n]+>/g, (found) =>
    found.startsWith('<') ? 'null' : found,
  );
}

function checkBash(code: string): string | undefined {
  const input = code.replace(PLACEHOLDER, 'PLACEHOLDER');
  const {status, stderr, error} = spawnSync('bash', ['-n'], {input, encoding: 'utf8'});
  if (error) throw new Error(`[page-rules] bash -n does not run: ${error.message}. Install bash.`);
  return status === 0 ? undefined : stderr.trim();
}

function thrownBy(run: () => void): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
