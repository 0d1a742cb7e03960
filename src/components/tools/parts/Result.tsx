import {Fragment, useEffect, useState, type ReactNode} from 'react';

/** Milliseconds without a change after which a result is announced. */
const PAUSE_MS = 500;

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

type FormProps = {
  readonly name: string;
  /** The result in a sentence. */
  readonly summary: string;
  readonly result: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
};

/** A form that computes as the reader types: nothing is submitted. */
export function ResultForm({name, summary, result, children}: FormProps): ReactNode {
  return (
    <form className="tool" aria-label={name} onSubmit={(event) => event.preventDefault()}>
      {children}
      <output className="tool-summary" aria-live="polite">
        {useSettled(summary)}
      </output>
      {result}
    </form>
  );
}

/** The value once it has not changed for a moment, so that screen readers don't follow each key. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
