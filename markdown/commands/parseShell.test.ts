import {expect, test} from 'vitest';
import {parseShell} from './parseShell';

/** Commands as `line: words`, with words joined by `|`; those in substitutions come first. */
function parsed(code: string, language?: 'console' | 'bash'): string[] {
  return parseShell(code, language).map(({words, line}) => `${line}: ${words.join('|')}`);
}

test.each<[string, string, string[]]>([
  ['a plain command', 'babylond status --node tcp://x:1', ['1: babylond|status|--node|tcp://x:1']],
  ['a pipe', 'curl -s x | jq .a', ['1: curl|-s|x', '1: jq|.a']],
  ['chains', 'cd a && make; make b || false &', ['1: cd|a', '1: make', '1: make|b', '1: false']],
  ['a continuation', 'fpd start \\\n  --home /x\nls', ['1: fpd|start|--home|/x', '3: ls']],
  ['quotes', `echo 'a | b' "c; \\"d\\"" e\\ f`, ['1: echo|a | b|c; "d"|e f']],
  ['a quoted string over two lines', `echo 'a\nb'\nls`, ['1: echo|a\nb', '3: ls']],
  ['assignments', 'A=1 B="x y" fpd start\nC=2', ['1: fpd|start']],
  ['a command substitution', 'X=$(babylond keys show a -a)', ['1: babylond|keys|show|a|-a']],
  ['a substitution inside quotes', 'echo "now $(date -u)"', ['1: date|-u', '1: echo|now $()']],
  ['back quotes', 'echo `date`', ['1: date', '1: echo|$()']],
  ['arithmetic', 'echo $((1 + 2))', ['1: echo|$()']],
  ['sudo with options', 'sudo -u babylon babylond start', ['1: babylond|start']],
  ['env', 'env A=1 fpd start', ['1: fpd|start']],
  ['comments', '# note\nls # more\necho a#b', ['2: ls', '3: echo|a#b']],
  ['redirections', 'make > out.log 2>&1 < in >> x', ['1: make']],
  [
    'a placeholder',
    'fpd finality-provider-info <eots pk>',
    ['1: fpd|finality-provider-info|<eots pk>'],
  ],
  ['a heredoc', "cat > f <<'EOF'\nnot a command --x\nEOF\nls", ['1: cat', '4: ls']],
  ['an indented heredoc', 'tee f <<-EOF\n\tx\n\tEOF\nls', ['1: tee|f', '4: ls']],
  ['a here string', 'jq . <<< "$X"', ['1: jq|.']],
  ['process substitution', 'diff a <(sort b)', ['1: sort|b', '1: diff|a']],
  ['a subshell', '(cd a && ls)', ['1: cd|a', '1: ls']],
  ['a loop', 'while true; do ls; done', ['1: true', '1: ls']],
  ['parameters', 'echo ${A:-b c} "$D"', ['1: echo|${A:-b c}|$D']],
])('%s: parsed into commands', (_name, code, commands) => {
  expect(parsed(code)).toEqual(commands);
});

test('in a console block, only lines with a prompt are commands', () => {
  const code =
    '$ babylond keys add \\\n>   alice\n- name: alice; rm -rf /\n$ ls\nfile\n# make install';
  expect(parsed(code, 'console')).toEqual([
    '1: babylond|keys|add|alice',
    '4: ls',
    '6: make|install',
  ]);
});

test('a heredoc in a console block is part of its command', () => {
  expect(parsed('$ cat <<EOF\nbabylond nope\nEOF\nout\n$ ls', 'console')).toEqual([
    '1: cat',
    '5: ls',
  ]);
});

test.each([
  ["ls\necho 'a", "'", 2],
  ['ls\necho "a', '"', 2],
  ['X=$(ls', '$(', 1],
])('%j is rejected as unclosed', (code, open, line) => {
  expect(() => parseShell(code)).toThrow(expect.objectContaining({open, line}) as Error);
});
