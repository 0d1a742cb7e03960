import {useRef, useState, type ReactNode} from 'react';
import CopyButton from '../../src/components/CopyButton';
import {type ExactJson, formatJson} from '../schema/exactJson';
import type {OperationDocument} from '../schema/operation';
import {escapeHidden} from '../schema/escapeHidden';
import type {Comparison, Difference} from '../request/compareResponse';
import {initialOpenRows, openAncestors} from '../request/treeRows';
import {JsonTree} from './JsonTree';

type Props = {
  readonly operation: OperationDocument;
  readonly value: ExactJson;
  readonly text: string;
  readonly comparison: Comparison;
};

/** A JSON body: its comparison with the documentation, then the tree. */
export function ResponseJson({operation, value, text, comparison}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [openRows, setOpenRows] = useState(() => initialOpenRows(value));
  const differences = comparison.kind === 'differs' ? comparison.differences : [];
  const flagged = new Set(differences.flatMap(({pointers}) => pointers));

  const reveal = (pointer: string) => {
    setOpenRows((current) => openAncestors(value, current, pointer));
    requestAnimationFrame(() => {
      // A missing field has no row, but one of its ancestors has.
      for (let ancestor = pointer; ; ancestor = ancestor.slice(0, ancestor.lastIndexOf('/'))) {
        const row = container.current?.querySelector<HTMLElement>(
          `[data-pointer="${CSS.escape(ancestor)}"]`,
        );
        if (row) return row.focus();
        if (ancestor === '') return undefined;
      }
    });
  };

  return (
    <div ref={container}>
      {comparison.kind === 'same' && <p className="rq-good">Every field is as documented.</p>}
      {comparison.kind === 'unchecked' && (
        <p>The response was not compared with the documentation. {comparison.reason}</p>
      )}
      {differences.length > 0 && <DifferenceTable differences={differences} onShow={reveal} />}
      <JsonTree
        value={value}
        openRows={openRows}
        onOpenRowsChange={setOpenRows}
        flagged={flagged}
      />
      <div className="rq-bar">
        <CopyButton
          label="Copy response"
          text={() => formatJson(value)}
          source={() => container.current?.querySelector('[role=tree]') as Element}
          className="button rq-button"
        />
        <DownloadButton
          name={`${operation.slug}.json`}
          file={() => new Blob([text], {type: 'application/json'})}
        />
      </div>
    </div>
  );
}

/** Maximum number of rows in the table. */
const MAX_ROWS = 50;

type DifferencesProps = {
  readonly differences: readonly Difference[];
  /** Opens and focuses the first value that differs. */
  readonly onShow: (pointer: string) => void;
};

/** The differences between a response and its documentation, by field. */
function DifferenceTable({differences, onShow}: DifferencesProps): ReactNode {
  const more = differences.length - MAX_ROWS;
  return (
    <section
      className="theme-admonition theme-admonition-warning rq-note rq-differences"
      aria-label="Differs from the documentation"
    >
      <p>
        <strong>Differs from the documentation</strong> in {differences.length}{' '}
        {differences.length === 1 ? 'way' : 'ways'}. The server may run a different version from the
        one that this page describes.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Expected</th>
            <th scope="col">Found</th>
          </tr>
        </thead>
        <tbody>
          {differences.slice(0, MAX_ROWS).map((difference) => (
            <tr key={`${difference.location} ${difference.expected} ${difference.actual}`}>
              <td>
                <button
                  type="button"
                  className="rq-link"
                  onClick={() => onShow(difference.pointers[0] ?? '')}
                >
                  <code translate="no">
                    {escapeHidden(difference.location) || 'the whole response'}
                  </code>
                </button>
                {difference.pointers.length > 1 && ` (${difference.pointers.length} places)`}
              </td>
              <td>{difference.expected}</td>
              <td>
                <bdi>{difference.actual}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>And {more} more.</p>}
    </section>
  );
}

type DownloadProps = {
  readonly name: string;
  readonly file: () => Blob;
};

/** Downloads a response. Its type must not be one that a browser would open as a page. */
export function DownloadButton({name, file}: DownloadProps): ReactNode {
  const download = () => {
    const url = URL.createObjectURL(file());
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // The browser needs the URL until the download has started.
    setTimeout(() => URL.revokeObjectURL(url), 1_000);
  };
  return (
    <button type="button" className="button rq-button" onClick={download}>
      Download response
    </button>
  );
}
