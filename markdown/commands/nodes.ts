import type {Code, Link, Paragraph, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Source} from '../../data/schema';
import {sources, sourceUrl, type SourceInfo} from '../../data/sources';

/** Parts of a page that the command sections are built from. */
export type Block = Code | MdxJsxFlowElement | Paragraph;

/** A table with its source below, as `DataTable` shows it. */
export type TableParts = {
  readonly title: string;
  readonly source: Source;
  readonly asOf: string;
  readonly head: readonly string[];
  /** Cells of each row; the first one names the row. */
  readonly rows: readonly (readonly (readonly PhrasingContent[])[])[];
};

/** Text in which backticks mark code. */
export function inline(text: string): PhrasingContent[] {
  return text.split('`').flatMap((value, index) => {
    if (!value) return [];
    return [{type: index % 2 ? ('inlineCode' as const) : ('text' as const), value}];
  });
}

export function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

export function paragraph(...children: readonly PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children: [...children]};
}

/** A block of shell code. */
export function shell(value: string): Code {
  return {type: 'code', lang: 'bash', value};
}

/**
 * A link within the page.
 *
 * @param id makes the link itself the target of that name; the framework's link checker sees it
 */
export function link(url: string, children: readonly PhrasingContent[], id?: string): Link {
  const data = id ? {data: {hProperties: {id}}} : {};
  return {type: 'link', url, children: [...children], ...data};
}

/** Sentence that names a source and its date, for what has no table to say it below. */
export function sourceLine(source: Source, asOf: string): Paragraph {
  const {label, url} = describe(source);
  const name: PhrasingContent = {type: 'text', value: label};
  return paragraph({type: 'text', value: 'Source: '}, url ? link(url, [name]) : name, {
    type: 'text',
    value: `, as of ${asOf}.`,
  });
}

/** A table that scrolls by itself where it is wide, with its source and date. */
export function table({title, source, asOf, head, rows}: TableParts): MdxJsxFlowElement {
  const {label, url} = describe(source);
  const headCells = head.map((text) => element('th', {scope: 'col'}, inline(text)));
  const body = rows.map((cells) =>
    element(
      'tr',
      {},
      cells.map((cell, index) =>
        index === 0 ? element('th', {scope: 'row'}, cell) : element('td', {}, cell),
      ),
    ),
  );
  return element('DataTable', {title, source: label, url, asOf}, [
    element('thead', {}, [element('tr', {}, headCells)]),
    element('tbody', {}, body),
  ]);
}

function describe(source: Source): {label: string; url?: string} {
  const info: SourceInfo = sources[source.id];
  return {label: `${info.name}, ${source.path}`, url: sourceUrl(source.id, source.path)};
}

function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly (MdxJsxFlowElement | PhrasingContent)[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name: key, value}],
    ),
    // Table cells hold phrasing, which the type of a flow element does not foresee.
    children: children as MdxJsxFlowElement['children'],
  };
}
