import {Fragment, type ReactNode} from 'react';
import {useSettled} from './useSettled';

/** One line of a result: what it is, and its values. */
export type Line = readonly [label: ReactNode, ...values: ReactNode[]];

type TableProps = {
  readonly caption: ReactNode;
  readonly head: readonly string[];
  readonly lines: readonly Line[];
};

/** Values with what they are. */
export function ResultTable({caption, head, lines}: TableProps): ReactNode {
  return (
    <table className="tool-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([label, ...values], index) => (
          // Lines stand in a fixed order.
          <tr key={index}>
            <th scope="row">{label}</th>
            {values.map((value, column) => (
              <td key={column} translate="no">
                {typeof value === 'string' ? unbroken(value) : value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A day is not broken at its hyphens, where a column is narrow. */
function unbroken(text: string): ReactNode {
  if (!/\d-\d/.test(text)) return text;
  return text.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="tool-whole">{word}</span>
    </Fragment>
  ));
}

/** The result in a sentence, said to those who cannot see it once typing has stopped. */
export function Summary({text}: {readonly text: string}): ReactNode {
  return (
    <output className="tool-summary" aria-live="polite">
      {useSettled(text)}
    </output>
  );
}
