/** Offers bytes as a file. Their type is never one that a browser would open as a page. */
export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of the file once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
