const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text in a form that shows as itself where markup is expected. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Text that may be escaped already, in the same form: a second time changes nothing. */
export function keepEscaped(text: string): string {
  return text
    .replace(/&(?!(?:amp|lt|gt|quot|#39|#x27);)/g, '&amp;')
    .replace(/[<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** The text that an escaped one shows. */
export function unescapeHtml(html: string): string {
  return html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&#x27;/g, "'")
    .replace(/&amp;/g, '&');
}
