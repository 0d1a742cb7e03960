import {useMemo, useRef, useState, type ReactNode} from 'react';
import type {OperationDocument} from '../schema/operation';
import CopyButton from '../../src/components/CopyButton';
import {DifferenceTable} from './DifferenceTable';
import type {Comparison} from '../request/compareReply';
import {download} from './download';
import {type ExactJson, writePretty} from '../schema/exactJson';
import {JsonTree} from './JsonTree';
import {openFirst, openTo} from '../request/treeRows';

type Props = {
  readonly operation: OperationDocument;
  readonly value: ExactJson;
  readonly text: string;
  readonly comparison: Comparison;
};

/** A JSON body: how it compares with the documentation, then the tree. */
export function ReplyJson({operation, value, text, comparison}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(() => openFirst(value));
  const differences = comparison.kind === 'differs' ? comparison.differences : [];
  const flagged = useMemo(
    () => new Set(differences.flatMap(({pointers}) => pointers)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list is part of the comparison
    [comparison],
  );

  const show = (pointer: string) => {
    setOpened((before) => openTo(value, before, pointer));
    requestAnimationFrame(() => {
      // A field that is missing has no line; the object that lacks it has one.
      for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
        const line = box.current?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(at)}"]`);
        if (line) return line.focus();
        if (at === '') return undefined;
      }
    });
  };

  return (
    <div ref={box}>
      {comparison.kind === 'same' && <p className="rq-good">Every field is as documented.</p>}
      {comparison.kind === 'unchecked' && (
        <p>The reply was not compared with the documentation. {comparison.why}</p>
      )}
      {differences.length > 0 && <DifferenceTable differences={differences} onShow={show} />}
      <JsonTree value={value} opened={opened} onOpened={setOpened} flagged={flagged} />
      <div className="rq-bar">
        <CopyButton
          label="Copy reply"
          text={() => writePretty(value)}
          shown={() => box.current?.querySelector('[role=tree]') as Element}
          className="rq-button"
        />
        <button
          type="button"
          className="rq-button"
          onClick={() =>
            download(`${operation.slug}.json`, new Blob([text], {type: 'application/json'}))
          }
        >
          Download reply
        </button>
      </div>
    </div>
  );
}
