/** Reads the facts on a page from its HTML, as pairs of ID and text. */
export function factsOf(html: string): [string, string][] {
  return [...html.matchAll(/<span[^>]*data-fact="?([\w.-]+)"?[^>]*>([^<]*)<\/span>/g)].map(
    ([, id = '', text = '']) => [id, decode(text)],
  );
}

function decode(text: string): string {
  return text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
}
