import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {CodeText} from './CodeText';
import {recall, remember} from './remember';
import type {Sample} from '../../../../api-client/samples';

/** Kept for all API pages: the language does not depend on the API. */
const KEY = 'babylon-docs.api.sample';

/** The request in each language, as tabs; the choice is kept across pages. */
export function SampleTabs({samples}: {readonly samples: readonly Sample[]}): ReactNode {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(() => recall(KEY));
  const active = Math.max(
    samples.findIndex((sample) => sample.id === chosen),
    0,
  );
  const sample = samples[active];
  const choose = (index: number) => {
    const next = samples[(index + samples.length) % samples.length];
    if (!next) return;
    setChosen(next.id);
    remember(KEY, next.id);
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[samples.indexOf(next)]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = {
      ArrowRight: active + 1,
      ArrowLeft: active - 1,
      Home: 0,
      End: samples.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  };
  // The chosen tab may stand outside a narrow row; the page itself must not move.
  useEffect(() => {
    const row = tabs.current;
    const tab = row?.querySelectorAll<HTMLElement>('[role="tab"]')[active];
    if (!row || !tab) return;
    const start = tab.offsetLeft - row.offsetLeft;
    const end = start + tab.offsetWidth;
    if (start < row.scrollLeft) row.scrollLeft = start;
    else if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth;
  }, [active]);
  if (!sample) return null;
  return (
    <div className="rq-samples">
      <div ref={tabs} role="tablist" aria-label="Language of the sample" className="rq-tabs">
        {samples.map(({id: name, label}, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={index === active}
            aria-controls={`${id}-panel`}
            tabIndex={index === active ? 0 : -1}
            onClick={() => choose(index)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${sample.id}`}>
        <CodeText text={sample.text} label={`Request in ${sample.label}`} />
      </div>
    </div>
  );
}
