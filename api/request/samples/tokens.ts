/** Part of a sample; plain text has no kind. */
export type Token = {
  readonly kind?: 'comment' | 'string' | 'keyword' | 'function';
  readonly text: string;
};

const KEYWORDS =
  'as|await|const|defer|err|fn|for|from|func|if|import|let|new|nil|package|return|throw|try|use|with';

/**
 * The few constructs of our own samples, in all of their languages. Samples change in the browser
 * while the reader types, and no highlighter is loaded there. A wrong match only affects a color.
 */
const PARTS = new RegExp(
  [
    String.raw`(?<comment>^//.*$)`,
    String.raw`(?<string>r#*"[^]*?"#*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\x60[^\x60]*\x60)`,
    String.raw`(?<keyword>\b(?:${KEYWORDS})\b)`,
    String.raw`(?<function>^(?:curl|grpcurl|babylond)\b|\s--?[a-z][\w-]*)`,
  ].join('|'),
  'gm',
);

/** Splits a sample into tokens; joined, they are the sample again. */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    if (match.index > end) found.push({text: text.slice(end, match.index)});
    const kind = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0];
    found.push({kind: kind as Token['kind'], text: match[0]});
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({text: text.slice(end)});
  return found;
}
