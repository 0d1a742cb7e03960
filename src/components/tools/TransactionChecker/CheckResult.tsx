import type {ReactNode} from 'react';
import type {Outcome} from '@site/examples/staking-check/check';
import type {Finding, Report} from '@site/examples/staking-check/report';
import {sat} from '@site/examples/staking-check/stake';
import {headingOf} from '@site/examples/staking-check/verdict';
import {ResultTable} from '../parts/ToolForm';

type Props = {readonly outcome: Exclude<Outcome, {problems: unknown}>};

/** The report of each document: its outputs, its differences, and the checks that were not run. */
export function CheckResult({outcome}: Props): ReactNode {
  return outcome.reports.map((report) => (
    <ReportView key={report.id ?? report.kind} report={report} />
  ));
}

function ReportView({report}: {readonly report: Report}): ReactNode {
  const {id, outputs, findings} = report;
  const withStatus = (status: Finding['status']) =>
    findings.filter((finding) => finding.status === status);
  const passed = withStatus('passed');
  return (
    <>
      {id === undefined ? (
        <p className="tool-findings-title">{headingOf(report)}</p>
      ) : (
        <ResultTable
          caption={
            <>
              {headingOf(report)}
              <span className="tool-under" translate="no">
                {id}
              </span>
            </>
          }
          head={['Output', 'Amount']}
          rows={outputs.map((output) => [
            <>
              {output.index}: {output.is}
              <span className="tool-under" translate="no">
                {output.to}
              </span>
            </>,
            sat(output.sat),
          ])}
        />
      )}
      <FindingList title="Differences" className="tool-wrong" findings={withStatus('failed')} />
      <FindingList title="Risks" className="tool-wrong" findings={withStatus('risk')} />
      <FindingList title="Not checked" className="tool-unchecked" findings={withStatus('notRun')} />
      {passed.length > 0 && (
        <details>
          <summary>Passed: {passed.length}</summary>
          <FindingList findings={passed} />
        </details>
      )}
    </>
  );
}

type FindingListProps = {
  readonly title?: string;
  readonly className?: string;
  readonly findings: readonly Finding[];
};

/** Findings of the checker. They quote the input, so they are rendered as text only. */
function FindingList({title, className = '', findings}: FindingListProps): ReactNode {
  if (findings.length === 0) return null;
  return (
    <>
      {title !== undefined && <p className="tool-findings-title">{title}</p>}
      <ul className={`tool-findings ${className}`} aria-label={title}>
        {findings.map(({where, message, fix}, index) => (
          <li key={index}>
            {where}: {message}
            {fix !== undefined && <strong> {fix}</strong>}
          </li>
        ))}
      </ul>
    </>
  );
}
