import CodeBlock from '@theme/CodeBlock';
import {useState, type ReactNode} from 'react';
import type {Sample} from '../../../../api-client/samples';
import {tokens} from '../../../../api-client/samples/tokens';
import {keptTab} from '../tabs';

/** Samples that are no command lines. */
const PROGRAMS = new Set(['typescript', 'go', 'python', 'rust']);

/** The request in each language; ../tabs.ts changes the tabs and keeps the choice. */
export function SampleTabs({samples}: {readonly samples: readonly Sample[]}): ReactNode {
  const [kept] = useState(() => keptTab('sample'));
  const chosen = samples.some(({id}) => id === kept) ? kept : samples[0]?.id;
  return (
    <>
      <div
        role="tablist"
        aria-label="Language of the sample"
        className="api-tabs"
        data-tabs="sample"
      >
        {samples.map(({id, label}) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`sample-${id}-tab`}
            aria-controls={`sample-${id}`}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            data-tab={id}
          >
            {label}
          </button>
        ))}
      </div>
      {samples.map(({id, label, text}) => (
        <div
          key={id}
          role="tabpanel"
          id={`sample-${id}`}
          aria-labelledby={`sample-${id}-tab`}
          hidden={id !== chosen}
        >
          <CodeBlock title={`Request: ${label}`} language={PROGRAMS.has(id) ? id : 'bash'}>
            {tokens(text).map((token, index) => (
              <span key={index} className={token.kind && `t-${token.kind}`}>
                {token.text}
              </span>
            ))}
          </CodeBlock>
        </div>
      ))}
    </>
  );
}
