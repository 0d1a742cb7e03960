import {Fragment, useEffect, useState, type FormEvent, type ReactNode} from 'react';
import './tools.css';

/** Pause in typing after which the result is announced, in ms. */
const DEBOUNCE_MS = 500;

/** One row of a result: its label and its values. */
export type Row = readonly [label: ReactNode, ...values: ReactNode[]];

type TableProps = {
  readonly caption: ReactNode;
  readonly head: readonly string[];
  readonly rows: readonly Row[];
};

/** A table of labeled values. */
export function ResultTable({caption, head, rows}: TableProps): ReactNode {
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
        {rows.map(([label, ...values], index) => (
          // Rows are never reordered, so the index can be the key.
          <tr key={index}>
            <th scope="row">{label}</th>
            {values.map((value, column) => (
              <td key={column} translate="no">
                {typeof value === 'string' ? withUnbrokenDates(value) : value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Prevents line breaks at the hyphens of a date in a narrow column. */
function withUnbrokenDates(text: string): ReactNode {
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
  /** Kind of result, which determines the mark next to it. */
  readonly mark?: string;
  readonly result: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
  /** For a form with a submit button. In other forms, the result updates while the reader types. */
  readonly onSubmit?: (form: HTMLFormElement) => void;
};

/** A form whose result is computed in the browser. Nothing is sent. */
export function ToolForm(props: FormProps): ReactNode {
  const {name, summary, mark, result, children, onSubmit} = props;
  const debounced = useDebounced(summary);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit?.(event.currentTarget);
  };
  return (
    <form className="tool" aria-label={name} onSubmit={submit}>
      {children}
      <output className="tool-summary" aria-live="polite" data-mark={mark}>
        {onSubmit ? summary : debounced}
      </output>
      {result}
    </form>
  );
}

/** Returns the value after a pause in typing, so that screen readers don't announce each key press. */
function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
