import {expect, test} from 'vitest';
import {tokens} from './tokens';

const kinds = (text: string) =>
  tokens(text).flatMap(({kind, text: part}) => (kind ? [`${kind}: ${part.trim()}`] : []));

test('the tokens of a sample add up to its whole text, for any input', () => {
  for (const text of [`curl 'it'\\''s' "a`, 'r##"a"#"##', '`\n${x}', '// a\n"b', '']) {
    expect(
      tokens(text)
        .map((token) => token.text)
        .join(''),
    ).toBe(text);
  }
});

test('commands, options, strings and keywords have kinds', () => {
  expect(kinds("curl --request POST \\\n  'https://node.example/a'")).toEqual([
    'function: curl',
    'function: --request',
    "string: 'https://node.example/a'",
  ]);
  expect(kinds('// Cargo.toml: x\nlet a = r#"b"#;')).toEqual([
    'comment: // Cargo.toml: x',
    'keyword: let',
    'string: r#"b"#',
  ]);
});
