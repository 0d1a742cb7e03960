import type {ReactNode} from 'react';
import type {Outcome} from '@site/examples/staking-check/check';
import type {Finding, Report} from '@site/examples/staking-check/report';
import {sat} from '@site/examples/staking-check/stake';
import {ResultTable} from '../parts/Result';

type Props = {readonly outcome: Exclude<Outcome, {problems: unknown}>};

/** What was compared with what, and each transaction with its outputs and differences. */
export function CheckResult({outcome}: Props): ReactNode {
  const {about, parameters, reports} = outcome;
  return (
    <>
      {about.map((line) => (
        <p key={line} className={parameters.unverified === undefined ? 'tool-hint' : 'tool-note'}>
          {line}
        </p>
      ))}
      {reports.map((report, index) => (
        // The same transaction may be reported for two roles.
        <Checked key={index} report={report} />
      ))}
    </>
  );
}

function Checked({report}: {readonly report: Report}): ReactNode {
  const {title, id, matches, outputs, findings} = report;
  const of = (level: Finding['level']) => findings.filter((finding) => finding.level === level);
  const agreeing = of('ok');
  return (
    <>
      <ResultTable
        caption={
          <>
            {title}: {matches ? 'as the protocol asks' : 'differs'}
            <span className="tool-under" translate="no">
              {id}
            </span>
          </>
        }
        head={['Output', 'Amount']}
        lines={outputs.map((output) => [
          <>
            {output.index}: {output.is}
            <span className="tool-under" translate="no">
              {output.to}
            </span>
          </>,
          sat(output.sat),
        ])}
      />
      <Findings title="Differences" findings={of('wrong')} />
      <Findings title="Notes" findings={of('note')} />
      {agreeing.length > 0 && (
        <details>
          <summary>What agrees: {agreeing.length}</summary>
          <Findings findings={agreeing} />
        </details>
      )}
    </>
  );
}

type FindingsProps = {readonly title?: string; readonly findings: readonly Finding[]};

/** Sentences of the checker; what they quote from the input is text and nothing else. */
function Findings({title, findings}: FindingsProps): ReactNode {
  if (findings.length === 0) return null;
  const isWrong = findings.some(({level}) => level === 'wrong');
  return (
    <>
      {title !== undefined && <p className="tool-findings-title">{title}</p>}
      <ul className={isWrong ? 'tool-findings tool-wrong' : 'tool-findings'} aria-label={title}>
        {findings.map(({where, says, fix}, index) => (
          <li key={index}>
            {where}: {says}
            {fix !== undefined && <strong> {fix}</strong>}
          </li>
        ))}
      </ul>
    </>
  );
}
