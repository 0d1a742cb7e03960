/** The first sentence of a CommonMark text, as CommonMark. */
export function firstSentence(text: string | undefined): string {
  const paragraph =
    text
      ?.trim()
      .split(/\n\s*\n/)[0]
      ?.replace(/\s*\n\s*/g, ' ') ?? '';
  // A stop within code or a link is none: it has no space and capital after it.
  return /^.*?[.:](?=\s+[A-Z`]|$)/.exec(paragraph)?.[0] ?? paragraph;
}

/**
 * A text for search engines of at most `most` characters, without Markdown's signs. A short one
 * is given a second half.
 */
export function plainSummary(text: string | undefined, context: string, most = 155): string {
  const plain = (text ?? '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|^\s*-\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  const sentence = firstSentence(plain);
  const whole = sentence.length < 50 ? `${sentence} ${context}`.trim() : sentence;
  if (whole.length <= most) return whole;
  return `${whole.slice(0, whole.lastIndexOf(' ', most - 1)).replace(/[,;:.]$/, '')}…`;
}
