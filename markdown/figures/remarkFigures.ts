import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {locationOf, relativePath, requiredAttribute, visitElements} from '../jsxElements';
import {attributes} from '../tree';
import {readFigure} from './readFigure';

const EXAMPLE = '<Figure name="…" caption="…" />';
const FOLDER = path.join(__dirname, '..', '..', 'figures');

/**
 * Checks drawings and adds their aspect ratio to `<Figure name caption>`. plugins/page-data writes the
 * SVG into the HTML, so that drawings follow the color mode without another request.
 *
 * @throws Fault with file, line, the valid figures and the fix
 */
export function remarkFigures() {
  return (tree: Root, file: VFile): void => {
    visitElements(tree, (element) => {
      if (element.name !== 'Figure') return;
      const location = locationOf(relativePath(file), element);
      const name = requiredAttribute(element, 'name', location, EXAMPLE);
      requiredAttribute(element, 'caption', location, EXAMPLE);
      const {wide, tall} = readFigure(FOLDER, name, location);
      // The page's script contains only the ratio, which reserves space for the drawing.
      const ratios = {ratio: ratioOf(wide), tallRatio: tall && ratioOf(tall)};
      element.attributes.push(...attributes(ratios));
    });
  };
}

/** The aspect ratio of a drawing, as in CSS. */
function ratioOf(svg: string): string {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return `${width} / ${height}`;
}
