import type {Root} from 'hast';
import {selectAll} from 'hast-util-select';

/** A picture that a page references in its head. */
export type PagePicture = {
  /** Path below the build folder. */
  file: string;
  /** The text in the picture, which is also its alternative text. */
  title: string;
};

/** Folder of the pictures, below the build folder. */
const FOLDER = 'img/social/';

/**
 * The picture that the head of a page references.
 *
 * @param tree a built page
 * @param route address of the page, for error messages
 * @param home public address of the home page, with a slash at the end
 * @returns undefined for a page with the picture of the whole site
 * @throws Error if the picture has no alternative text
 */
export function pagePicture(tree: Root, route: string, home: string): PagePicture | undefined {
  const address = metaOf(tree, 'og:image');
  if (!address.startsWith(home + FOLDER)) return undefined;
  const title = metaOf(tree, 'og:image:alt').trim();
  if (title) return {file: decodeURI(address.slice(home.length)), title};
  throw new Error(
    [
      `The page ${route} references the picture ${address} without alternative text.`,
      'Expected: a meta element "og:image:alt" with the title of the page.',
      'Fix: pass the title to src/components/PageHead where the page renders it.',
    ].join('\n'),
  );
}

/** The content of a meta element in the head; the last one counts, as in the framework. */
function metaOf(tree: Root, property: string): string {
  const elements = selectAll(`head meta[property="${property}"]`, tree);
  return String(elements.at(-1)?.properties.content ?? '');
}
