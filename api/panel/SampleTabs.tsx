import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';
import type {Sample} from '../request/samples';
import {tokenize} from '../request/samples/tokenize';

/** Ids of the samples that are not shell commands. */
const PROGRAMS = new Set(['typescript', 'go', 'python', 'rust']);

/** The request in each language. The theme's tabs remember the selected language. */
export function SampleTabs({samples}: {readonly samples: readonly Sample[]}): ReactNode {
  return (
    <div role="group" aria-label="Language of the sample">
      <Tabs groupId="api-sample" className="api-tabs" lazy>
        {samples.map(({id, label, text}) => (
          <TabItem key={id} value={id} label={label}>
            <CodeBlock title={`Request: ${label}`} language={PROGRAMS.has(id) ? id : 'bash'}>
              {tokenize(text).map((token, index) => (
                <span key={index} className={token.kind && `t-${token.kind}`}>
                  {token.text}
                </span>
              ))}
            </CodeBlock>
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
