/**
 * Titles of all pages by their paths below the base URL, from the text of `llms.txt`, which lists the
 * Markdown copy of each.
 *
 * @param baseUrl folder of the site on its host, with slashes on both sides
 */
export function readPageList(text: string, baseUrl = '/'): Map<string, string> {
  const lines = text.matchAll(
    /^- \[((?:\\.|[^\]\\])+)\]\(https?:\/\/[^/)\s]+(\/[^)\s]*)index\.md\)/gm,
  );
  return new Map(
    [...lines].flatMap(([, title = '', path = '']) =>
      path.startsWith(baseUrl)
        ? [[path.slice(baseUrl.length - 1), title.replace(/\\(.)/g, '$1')] as const]
        : [],
    ),
  );
}
