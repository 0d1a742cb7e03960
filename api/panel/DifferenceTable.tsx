import type {ReactNode} from 'react';
import type {Difference} from '../request/compareReply';
import {visibleText} from '../schema/visibleText';

/** Lines that are shown at once. */
const MAX_LINES = 50;

type Props = {
  readonly differences: readonly Difference[];
  /** Brings the first place of a difference into view. */
  readonly onShow: (pointer: string) => void;
};

/** Where a reply is not as documented, field by field. */
export function DifferenceTable({differences, onShow}: Props): ReactNode {
  const more = differences.length - MAX_LINES;
  return (
    <section className="rq-differences" aria-label="Differs from the documentation">
      <p>
        <strong>Differs from the documentation</strong> in {differences.length}{' '}
        {differences.length === 1 ? 'way' : 'ways'}. The server may run another version than the one
        that this page describes.
      </p>
      <div className="rq-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Expected</th>
              <th scope="col">Found</th>
            </tr>
          </thead>
          <tbody>
            {differences.slice(0, MAX_LINES).map((difference) => (
              <tr key={`${difference.place} ${difference.expected} ${difference.found}`}>
                <td>
                  <button
                    type="button"
                    className="rq-link"
                    onClick={() => onShow(difference.pointers[0] ?? '')}
                  >
                    <code translate="no">{visibleText(difference.place) || 'the whole reply'}</code>
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
      </div>
      {more > 0 && <p>And {more} more.</p>}
    </section>
  );
}
