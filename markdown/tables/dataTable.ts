import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Source} from '../../data/schema';
import {sourceLink} from '../../data/sources';
import {attributes, jsx, text} from '../tree';

/** A table cell: text, or nodes with an optional CSS class. */
export type Cell = string | {readonly content: readonly unknown[]; readonly className?: string};

/** The content of a table from the data, with the source and date that are shown below it. */
export type DataTableContent = {
  readonly title: string;
  readonly network?: string;
  readonly source: Source;
  readonly asOf: string;
  readonly note?: string;
  readonly head: readonly Cell[];
  /** Cells of each row; the first cell is the row's header. */
  readonly rows: readonly (readonly Cell[])[];
};

/** The JSX element for src/components/DataTable. */
export function dataTable(table: DataTableContent): MdxJsxFlowElement {
  const {title, network, source, asOf, note, head, rows} = table;
  return jsx('DataTable', attributes({title, network, ...sourceLink(source), asOf, note}), [
    jsx('thead', [], [tableRow(head, true)]),
    jsx(
      'tbody',
      [],
      rows.map((row) => tableRow(row, false)),
    ),
  ]);
}

function tableRow(cells: readonly Cell[], isHead: boolean): MdxJsxFlowElement {
  const elements = cells.map((cell, index) => {
    const scope = isHead ? 'col' : index === 0 ? 'row' : undefined;
    const {content, className} =
      typeof cell === 'string' ? {content: [text(cell)], className: undefined} : cell;
    return jsx(scope ? 'th' : 'td', attributes({scope, className}), content);
  });
  return jsx('tr', [], elements);
}
