import type {Code, Link, Paragraph, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Source} from '../../data/schema';
import {sourceLink} from '../../data/sources';
import {attributes, inlineCode, jsx, link, paragraph, text} from '../tree';

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
export function inline(words: string): PhrasingContent[] {
  return words.split('`').flatMap((value, index) => {
    if (!value) return [];
    return [index % 2 ? inlineCode(value) : text(value)];
  });
}

/** A link within the page that is the target of that name itself; the framework's link checker sees it. */
export function anchored(id: string, ...children: readonly PhrasingContent[]): Link {
  return {...link(`#${id}`, ...children), data: {hProperties: {id}}};
}

/** Sentence that names a source and its date, for what has no table to say it below. */
export function sourceLine(source: Source, asOf: string): Paragraph {
  const {source: label, url} = sourceLink(source);
  return paragraph('Source: ', url ? link(url, label) : label, `, as of ${asOf}.`);
}

/** A table that scrolls by itself where it is wide, with its source and date. */
export function table({title, source, asOf, head, rows}: TableParts): MdxJsxFlowElement {
  const headCells = head.map((words) => jsx('th', attributes({scope: 'col'}), inline(words)));
  const body = rows.map((cells) =>
    jsx(
      'tr',
      [],
      cells.map((cell, index) =>
        index === 0 ? jsx('th', attributes({scope: 'row'}), cell) : jsx('td', [], cell),
      ),
    ),
  );
  return jsx('DataTable', attributes({title, ...sourceLink(source), asOf}), [
    jsx('thead', [], [jsx('tr', [], headCells)]),
    jsx('tbody', [], body),
  ]);
}
