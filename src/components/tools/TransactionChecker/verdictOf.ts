import type {Outcome} from '@site/examples/staking-check/check';

/** What came of a check, in a sentence or two. */
export function verdictOf(outcome: Outcome): string {
  if ('problems' in outcome) {
    const [problem] = outcome.problems;
    return `Cannot be checked: ${problem?.message} ${problem?.fix}`;
  }
  const findings = outcome.reports.flatMap((report) => report.findings);
  const count = (level: string) => findings.filter((finding) => finding.level === level).length;
  const wrong = count('wrong');
  if (wrong > 0) {
    return `${wrong} ${wrong === 1 ? 'difference' : 'differences'} from what the protocol asks for.`;
  }
  const toJudge = count('note');
  const yours =
    toJudge === 0 ? '' : ` Read the ${toJudge === 1 ? 'note' : `${toJudge} notes`} below as well.`;
  return `Everything is as the protocol asks.${yours}`;
}
