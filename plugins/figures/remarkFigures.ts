import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {loadFacts} from '../../data/load';
import {expandFactsInText} from '../facts/findFact';
import type {JsxElement} from '../facts/remarkFacts';
import {readFigure} from './readFigure';

const FOLDER = path.join(__dirname, '..', '..', 'figures');

/**
 * Inlines drawings: `<Figure name caption>` receives the markup of `figures/<name>.svg`, so that
 * it follows the color mode and needs no request.
 *
 * @throws Error naming file, line, the valid figures and the fix
 */
export function remarkFigures() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const base = await loadFacts();
    const page = path.relative(process.cwd(), file.path ?? 'page');
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
      const element = node as unknown as JsxElement;
      if (element.name !== 'Figure') return;
      const where = `${page}:${element.position?.start.line ?? '?'}`;
      const name = attributeOf(element, 'name', where);
      attributeOf(element, 'caption', where);
      const {wide, tall} = readFigure(FOLDER, name, where);
      const add = (attribute: string, svg: string, source: string) =>
        element.attributes.push({
          type: 'mdxJsxAttribute',
          name: attribute,
          value: expandFactsInText(svg, base, `figures/${source}`).replace(/>\s+</g, '><'),
        });
      add('wide', wide, `${name}.svg`);
      if (tall) add('tall', tall, `${name}.tall.svg`);
    });
  };
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
