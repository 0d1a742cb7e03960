/**
 * Copies the text of a Markdown file to the clipboard. The clipboard gets a promise of the text, because
 * some browsers reject a write that starts only after the file has loaded.
 *
 * @throws Error if the file can't be loaded or the browser denies access to the clipboard
 */
export async function copyPage(file: string): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({'text/plain': fetchText(file)})]);
}

async function fetchText(file: string): Promise<Blob> {
  const response = await fetch(file);
  // The development server responds to an unknown address with an HTML page.
  if (!response.ok || response.headers.get('Content-Type')?.startsWith('text/html')) {
    throw new Error(`${file} is not Markdown.`);
  }
  return new Blob([await response.text()], {type: 'text/plain'});
}
