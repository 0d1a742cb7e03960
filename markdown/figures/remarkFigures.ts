import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {JsxElement} from '../facts/remarkFacts';
import {readFigure} from './readFigure';

const FOLDER = path.join(__dirname, '..', '..', 'figures');

/**
 * Checks drawings and gives `<Figure name caption>` their shape. plugins/page-data writes their
 * markup into the HTML, so that they follow the color mode and need no request.
 *
 * @throws Error naming file, line, the valid figures and the fix
 */
export function remarkFigures() {
  return (tree: Root, file: VFile): void => {
    const page = path.relative(process.cwd(), file.path ?? 'page');
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
      const element = node as unknown as JsxElement;
      if (element.name !== 'Figure') return;
      const where = `${page}:${element.position?.start.line ?? '?'}`;
      const name = attributeOf(element, 'name', where);
      attributeOf(element, 'caption', where);
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

function attributeOf(element: JsxElement, name: string, where: string): string {
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name) {
      if (typeof attribute.value === 'string' && attribute.value) return attribute.value;
    }
  }
  throw new Error(
    `[figures] ${where}: <Figure> has no ${name}.\nFix: write <Figure name="…" caption="What to see." />.`,
  );
}
