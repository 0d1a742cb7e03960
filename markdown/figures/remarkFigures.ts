import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {relativePath, locationOf, requiredAttribute, visitElements} from '../jsxElements';
import {attributes} from '../tree';
import {readFigure} from './readFigure';

const EXAMPLE = '<Figure name="…" caption="What it shows." />';
const FOLDER = path.join(__dirname, '..', '..', 'figures');

/**
 * Checks drawings and gives `<Figure name caption>` their aspect ratio. plugins/page-data writes the
 * markup into the HTML, so that drawings follow the color mode without another request.
 *
 * @throws Fault naming file, line, the valid figures and the fix
 */
export function remarkFigures() {
  return (tree: Root, file: VFile): void => {
    visitElements(tree, (element) => {
      if (element.name !== 'Figure') return;
      const location = locationOf(relativePath(file), element);
      const name = requiredAttribute(element, 'name', location, EXAMPLE);
      requiredAttribute(element, 'caption', location, EXAMPLE);
      const {wide, tall} = readFigure(FOLDER, name, location);
      // The page's script has only the ratio, which reserves space for the drawing.
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
