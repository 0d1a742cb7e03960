/** A stretch of a sample; what has no kind is plain. */
export type Token = {
  readonly kind?: 'comment' | 'string' | 'keyword' | 'function';
  readonly text: string;
};

const KEYWORDS =
  'as|await|const|defer|err|fn|for|from|func|if|import|let|new|nil|package|return|throw|try|use|with';

/**
 * The few forms that our own samples have, in all of their languages: they follow a form as it is
 * typed, in the browser, where no highlighter is. A wrong guess costs a color and nothing else.
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

/** Cuts a sample into stretches that, one after the other, are its text. */
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
