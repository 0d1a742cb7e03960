import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** A picture that a page names in its head. */
export type AskedPicture = {
  /** Path below the build folder. */
  file: string;
  /** What it says, from the page's words for those who cannot see it. */
  title: string;
};

/** Folder of the pictures, below the build folder. */
const FOLDER = 'img/social/';

/**
 * The picture that a page asks for. The head of the page is the only place that knows: what it
 * names is drawn, and what it says of the picture is what the picture says.
 *
 * @param tree a built page
 * @param route its address, for errors
 * @param home public address of the start page, with a slash at the end
 * @returns undefined for a page that shows the picture of the whole site
 * @throws Error when the page names a picture and not what it says
 */
export function askedPicture(tree: Root, route: string, home: string): AskedPicture | undefined {
  const tags = metaTags(tree);
  const address = tags.get('og:image') ?? '';
  if (!address.startsWith(home + FOLDER)) return undefined;
  const title = tags.get('og:image:alt')?.trim();
  if (title) return {file: decodeURI(address.slice(home.length)), title};
  throw new Error(
    [
      `The page ${route} asks for ${address} and does not say what it shows.`,
      'Expected: a meta element "og:image:alt" with the title of the page.',
      'Fix: give src/components/PageHead the title, where the page renders it.',
    ].join('\n'),
  );
}

/** Contents by name; the last one counts, as it does for the framework. */
function metaTags(tree: Root): Map<string, string> {
  const tags = new Map<string, string>();
  visit(tree, 'element', ({tagName, properties}: Element) => {
    if (tagName === 'body') return SKIP;
    const name = properties.property ?? properties.name;
    if (tagName !== 'meta' || typeof name !== 'string') return undefined;
    if (typeof properties.content === 'string') tags.set(name, properties.content);
    return undefined;
  });
  return tags;
}
