import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {fileOf, placeOf, requiredAttribute, visitElements} from '../readElement';
import {readFigure} from './readFigure';

const EXAMPLE = '<Figure name="…" caption="What to see." />';
const FOLDER = path.join(__dirname, '..', '..', 'figures');

/**
 * Checks drawings and gives `<Figure name caption>` their shape. plugins/page-data writes their
 * markup into the HTML, so that they follow the color mode and need no request.
 *
 * @throws Error naming file, line, the valid figures and the fix
 */
export function remarkFigures() {
  return (tree: Root, file: VFile): void => {
    visitElements(tree, (element) => {
      if (element.name !== 'Figure') return;
      const where = placeOf(fileOf(file), element);
      const name = requiredAttribute(element, 'name', where, EXAMPLE);
      requiredAttribute(element, 'caption', where, EXAMPLE);
      const {wide, tall} = readFigure(FOLDER, name, where);
      // Only the shape goes into the page's script: it holds the place of the drawing.
      const add = (attribute: string, value: string) =>
        element.attributes.push({type: 'mdxJsxAttribute', name: attribute, value});
      add('ratio', ratioOf(wide));
      if (tall) add('tallRatio', ratioOf(tall));
    });
  };
}

/** Width to height of a drawing, as CSS writes it. */
function ratioOf(svg: string): string {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return `${width} / ${height}`;
}
