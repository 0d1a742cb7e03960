/** A part of a sample. Plain text has no kind. */
export type Token = {
  readonly kind?: 'comment' | 'string' | 'keyword' | 'function';
  readonly text: string;
};

const KEYWORDS =
  'as|await|const|defer|err|fn|for|from|func|if|import|let|new|nil|package|return|throw|try|use|with';

/**
 * Matches the few constructs that our samples use, in all of their languages. Pages don't load a
 * highlighter, because samples change while the reader types. A wrong match only affects a color.
 */
const TOKEN = new RegExp(
  [
    String.raw`(?<comment>^//.*$)`,
    String.raw`(?<string>r#*"[^]*?"#*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\x60[^\x60]*\x60)`,
    String.raw`(?<keyword>\b(?:${KEYWORDS})\b)`,
    String.raw`(?<function>^(?:curl|grpcurl|babylond)\b|\s--?[a-z][\w-]*)`,
  ].join('|'),
  'gm',
);

/** Splits a sample into tokens, whose texts add up to the sample. */
export function tokenize(text: string): Token[] {
  const result: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > end) result.push({text: text.slice(end, match.index)});
    const kind = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0];
    result.push({kind: kind as Token['kind'], text: match[0]});
    end = match.index + match[0].length;
  }
  if (end < text.length) result.push({text: text.slice(end)});
  return result;
}
