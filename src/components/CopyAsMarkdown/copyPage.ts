/**
 * Puts the text of a Markdown file on the clipboard. The clipboard gets the promise of the text:
 * some browsers refuse a write that begins only after the file has come.
 *
 * @throws when the file cannot be had, or when the browser refuses
 */
export async function copyPage(file: string): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({'text/plain': fetchText(file)})]);
}

async function fetchText(file: string): Promise<Blob> {
  const reply = await fetch(file);
  // A server for development answers an unknown address with a page.
  if (!reply.ok || reply.headers.get('Content-Type')?.startsWith('text/html')) {
    throw new Error(`${file} is no Markdown.`);
  }
  return new Blob([await reply.text()], {type: 'text/plain'});
}
