import path from 'node:path';
import {parse} from 'acorn';
import type {Element, Root, RootContent} from 'hast';
import type {VFile} from 'vfile';
import {site} from '../../config/site';
import {pageAddress} from '../../data/pageAddress';
import {isFrame, splitStretches} from './splitStretches';
import {attributes, jsx} from '../tree';

/** What the framework's loader tells about the file. */
type FileData = {
  compilerName?: 'client' | 'server';
  frontMatter?: {slug?: unknown};
};

const STORE = '@site/src/components/StaticText/store';

/**
 * Keeps the text of a page out of its script. In the HTML that the server writes, each stretch of
 * unchanging text stands in a `<StaticText>`; in the browser's script only an empty one is left,
 * which keeps what the HTML holds. After a navigation in the browser the script waits for the
 * HTML of its page and takes the stretches from there.
 *
 * `docusaurus start`, which has no HTML, keeps the text in the script.
 *
 * @param options.base what stands before the slugs of an instance, such as `/api/comet-bft`
 */
export function rehypeStaticText({base = ''}: {base?: string} = {}) {
  return (tree: Root, file: VFile): void => {
    const {compilerName, frontMatter} = file.data as FileData;
    if (process.env.NODE_ENV !== 'production' || !compilerName || !file.path) return;
    const source = path.relative(process.cwd(), file.path).split(path.sep).join('/');
    const address = pageAddress(source, frontMatter?.slug);
    const page = `${site.baseUrl.replace(/\/$/, '')}${base}${address}`;
    replaceStretches(tree, page, compilerName);
  };
}

/** The step itself. `page` is the address with the base URL. */
export function replaceStretches(tree: Root, page: string, compiler: 'client' | 'server'): void {
  let count = 0;
  const cut = (parent: {readonly children: readonly RootContent[]}): RootContent[] =>
    splitStretches(parent).flatMap(({isStatic, nodes}): RootContent[] => {
      if (!isStatic) {
        return nodes.map((node) =>
          isFrame(node) ? ({...node, children: cut(node)} as Element) : node,
        );
      }
      const attributes = {page, part: String(count)};
      count += 1;
      return [staticText(attributes, compiler === 'server' ? nodes : [])];
    });
  const children = cut(tree);
  // Imports must stay at the top.
  if (compiler === 'client' && count > 0) children.unshift(loading(page, count));
  tree.children = children;
}

function staticText(values: Record<string, string>, children: readonly RootContent[]): RootContent {
  return jsx('StaticText', attributes(values), children) as unknown as RootContent;
}

/** Makes the module of the page wait: whoever has loaded it can show it at once. */
function loading(page: string, count: number): RootContent {
  const value =
    `import {loadStaticText} from ${JSON.stringify(STORE)};\n` +
    `await loadStaticText(${JSON.stringify(page)}, ${count});`;
  const estree = parse(value, {sourceType: 'module', ecmaVersion: 'latest'});
  return {type: 'mdxjsEsm', value, data: {estree}} as unknown as RootContent;
}
