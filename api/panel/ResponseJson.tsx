import {useRef, useState, type ReactNode} from 'react';
import CopyButton from '../../src/components/CopyButton';
import {type ExactJson, writePretty} from '../schema/exactJson';
import type {OperationDocument} from '../schema/operation';
import {visibleText} from '../schema/visibleText';
import type {Comparison, Difference} from '../request/compareResponse';
import {openFirst, openTo} from '../request/treeRows';
import {JsonTree} from './JsonTree';

type Props = {
  readonly operation: OperationDocument;
  readonly value: ExactJson;
  readonly text: string;
  readonly comparison: Comparison;
};

/** A JSON body: its comparison with the documentation, then the tree. */
export function ResponseJson({operation, value, text, comparison}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(() => openFirst(value));
  const differences = comparison.kind === 'differs' ? comparison.differences : [];
  const flagged = new Set(differences.flatMap(({pointers}) => pointers));

  const show = (pointer: string) => {
    setOpened((before) => openTo(value, before, pointer));
    requestAnimationFrame(() => {
      // A missing field has no row, but its parent has one.
      for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
        const row = box.current?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(at)}"]`);
        if (row) return row.focus();
        if (at === '') return undefined;
      }
    });
  };

  return (
    <div ref={box}>
      {comparison.kind === 'same' && <p className="rq-good">Every field is as documented.</p>}
      {comparison.kind === 'unchecked' && (
        <p>The response was not compared with the documentation. {comparison.why}</p>
      )}
      {differences.length > 0 && <DifferenceTable differences={differences} onShow={show} />}
      <JsonTree value={value} opened={opened} onOpened={setOpened} flagged={flagged} />
      <div className="rq-bar">
        <CopyButton
          label="Copy response"
          text={() => writePretty(value)}
          shown={() => box.current?.querySelector('[role=tree]') as Element}
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

/** Largest number of rows. */
const MAX_ROWS = 50;

type DifferencesProps = {
  readonly differences: readonly Difference[];
  /** Scrolls to the first place of a difference. */
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
            <tr key={`${difference.place} ${difference.expected} ${difference.found}`}>
              <td>
                <button
                  type="button"
                  className="rq-link"
                  onClick={() => onShow(difference.pointers[0] ?? '')}
                >
                  <code translate="no">
                    {visibleText(difference.place) || 'the whole response'}
                  </code>
                </button>
                {difference.pointers.length > 1 && ` (${difference.pointers.length} places)`}
              </td>
              <td>{difference.expected}</td>
              <td>
                <bdi>{difference.found}</bdi>
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
    // The download has begun once the click is handled.
    setTimeout(() => URL.revokeObjectURL(url), 1_000);
  };
  return (
    <button type="button" className="button rq-button" onClick={download}>
      Download response
    </button>
  );
}
