/**
 * Puts the text of a Markdown file on the clipboard. The clipboard gets the promise of the text:
 * some browsers reject a write that starts only after the file has loaded.
 *
 * @throws when the file cannot be loaded, or when the browser denies access
 */
export async function copyPage(file: string): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({'text/plain': fetchText(file)})]);
}

async function fetchText(file: string): Promise<Blob> {
  const response = await fetch(file);
  // A server for development answers an unknown address with a page.
  if (!response.ok || response.headers.get('Content-Type')?.startsWith('text/html')) {
    throw new Error(`${file} is not Markdown.`);
  }
  return new Blob([await response.text()], {type: 'text/plain'});
}
