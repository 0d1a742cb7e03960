/** The facts on a page as `id` and text, read from HTML. */
export function factsOf(html: string): [string, string][] {
  return [...html.matchAll(/<span[^>]*data-fact="?([\w.-]+)"?[^>]*>([^<]*)<\/span>/g)].map(
    ([, id = '', text = '']) => [id, decode(text)],
  );
}

function decode(text: string): string {
  return text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
}
