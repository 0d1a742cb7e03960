import {checks} from './checks';
import type {Outcome} from './check';
import {hasStatus, type Finding, type Report} from './report';
import {describeSubject} from './describeSubject';

/** The overall result, for the mark next to the verdict and a program's exit code. */
export type Mark = 'right' | 'wrong' | 'risk' | 'notChecked' | 'unreadable';

export type Verdict = {readonly mark: Mark; readonly text: string};

/** The statuses that rule out "Everything …", most severe first, each with its mark. */
const MOST_SEVERE = [
  ['failed', 'wrong'],
  ['risk', 'risk'],
  ['notRun', 'notChecked'],
] as const;

/** The result in a few sentences: the same on the page and in both programs. */
export function verdictOf(outcome: Outcome): Verdict {
  if ('problems' in outcome) {
    const [problem] = outcome.problems;
    return {mark: 'unreadable', text: `Cannot be checked: ${problem?.message} ${problem?.fix}`};
  }
  const {reports} = outcome;
  const mark = MOST_SEVERE.find(([status]) =>
    reports.some((report) => hasStatus(report, status)),
  )?.[1];
  const findings = reports.flatMap((report) => report.findings);
  const findingsOf = (status: Finding['status']) =>
    findings.filter((finding) => finding.status === status);
  const subject = describeSubject(outcome);
  if (mark === undefined) {
    return {mark: 'right', text: `${subject} Everything is as the protocol requires.`};
  }
  if (mark === 'wrong') {
    const count = findingsOf('failed').length;
    const differences = `${count} ${count === 1 ? 'difference' : 'differences'}`;
    return {mark, text: `${differences} from the protocol's requirements. ${subject}`};
  }
  const risks = findingsOf('risk');
  const warning =
    risks.length === 0
      ? ''
      : `${risks.length === 1 ? 'A risk' : `${risks.length} risks`} to your coins: ${risks[0]!.message} `;
  return {mark, text: `${warning}${notChecked(findingsOf('notRun'))}${subject}`};
}

/** Sentences such as "Not checked: the fee. Paste the PSBT.", one for each fix. */
function notChecked(findings: readonly Finding[]): string {
  const byFix = new Map<string, Set<string>>();
  for (const {check, fix = ''} of findings) {
    byFix.set(fix, (byFix.get(fix) ?? new Set()).add(checks[check].name));
  }
  return [...byFix]
    .map(([fix, names]) => `Not checked: ${[...names].join(', ')}. ${fix} `)
    .join('');
}

/** The heading of one report. */
export function headingOf(report: Report): string {
  const mark = MOST_SEVERE.find(([status]) => hasStatus(report, status))?.[1];
  const words = {
    wrong: 'differs',
    risk: 'a risk',
    notChecked: 'not everything was checked',
    right: 'as the protocol requires',
  };
  return `${report.title}: ${words[mark ?? 'right']}`;
}
