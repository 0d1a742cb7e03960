import {expect, test} from 'vitest';
import {tokenize} from './tokenize';

const kinds = (text: string) =>
  tokenize(text).flatMap(({kind, text: content}) => (kind ? [`${kind}: ${content.trim()}`] : []));

test('the tokens of any text concatenate to that text', () => {
  for (const text of [`curl 'it'\\''s' "a`, 'r##"a"#"##', '`\n${x}', '// a\n"b', '']) {
    expect(
      tokenize(text)
        .map((token) => token.text)
        .join(''),
    ).toBe(text);
  }
});

test('comments, strings, keywords, commands and options are recognized', () => {
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
