/** Stretches of text by page, in reading order, as HTML that our own build wrote. */
const pages = new Map<string, readonly string[]>();

/** The HTML of one stretch; undefined when its page has not been loaded. */
export function staticText(page: string, part: number): string | undefined {
  return pages.get(page)?.[part];
}

/**
 * Makes the text of a page available: from the document that the reader opened, else from the
 * page's HTML.
 *
 * @param page address of the page, with the base URL
 * @param count how many stretches the script of the page expects
 * @throws Error when the HTML cannot be had or is of another build; the framework then loads the
 * page whole
 */
export async function loadStaticText(page: string, count: number): Promise<void> {
  if (pages.has(page)) return;
  // Before hydration the document is as the server wrote it.
  const opened = document.documentElement.dataset.hasHydrated !== 'true';
  const parts = (opened && collect(document, page)) || (await fetchParts(page));
  if (parts.length !== count) {
    throw new Error(`[static-text] ${page} has ${parts.length} parts, and ${count} are expected.`);
  }
  pages.set(page, parts);
}

async function fetchParts(page: string): Promise<string[]> {
  const reply = await fetch(page);
  if (!reply.ok) throw new Error(`[static-text] ${page} answered ${reply.status}.`);
  const html = new DOMParser().parseFromString(await reply.text(), 'text/html');
  return collect(html, page) ?? [];
}

function collect(html: Document, page: string): string[] | undefined {
  const parts = [...html.querySelectorAll<HTMLElement>('[data-static-text]')].filter(
    (part) => part.dataset.staticText === page,
  );
  return parts.length > 0 ? parts.map((part) => part.innerHTML) : undefined;
}
