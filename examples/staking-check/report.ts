import {checks, type Check, type CheckId, type Kind} from './checks';

/**
 * The result of a check. A `risk` is accepted by the protocol but endangers the coins. For `notRun`,
 * the message states why, such as missing input.
 */
export type Status = 'passed' | 'failed' | 'risk' | 'notRun';

/** One result of a check; a check may have several, such as one for each output. */
export type Finding = {
  readonly check: CheckId;
  readonly status: Status;
  /** `Output 0`, `Input 0`, `Transaction`, `Delegation`. */
  readonly where: string;
  readonly message: string;
  /** The fix, unless the check passed. */
  readonly fix?: string;
};

/** An output, as a report lists it. */
export type OutputLine = {
  readonly index: number;
  readonly sat: bigint;
  /** The address, or the name of the script if it has no address. */
  readonly to: string;
  readonly is: string;
};

/** All results for one document. */
export type Report = {
  readonly kind: Kind;
  readonly title: string;
  /** Txid of a transaction, 64 hex digits. */
  readonly id?: string;
  readonly outputs: readonly OutputLine[];
  readonly findings: readonly Finding[];
};

/** Collects the results of a document. A result without a fix gets the fix of its check. */
export class Findings {
  readonly list: Finding[] = [];

  passed(check: CheckId, where: string, message: string): void {
    this.list.push({check, status: 'passed', where, message});
  }

  failed(check: CheckId, where: string, message: string, fix: string = checks[check].fix): void {
    this.list.push({check, status: 'failed', where, message, fix});
  }

  risk(check: CheckId, where: string, message: string, fix: string = checks[check].fix): void {
    this.list.push({check, status: 'risk', where, message, fix});
  }

  notRun(check: CheckId, where: string, message: string, fix?: string): void {
    const {give, fix: otherwise}: Check = checks[check];
    this.list.push({check, status: 'notRun', where, message, fix: fix ?? give ?? otherwise});
  }

  /** Adds one of two sentences, depending on the comparison. */
  expect(check: CheckId, isMet: boolean, where: string, met: string, otherwise: string): void {
    if (isMet) this.passed(check, where, met);
    else this.failed(check, where, otherwise);
  }

  /** Adds every difference that applies; the check passes if there is none. */
  expectNone(
    check: CheckId,
    where: string,
    differences: readonly (string | false | undefined)[],
    met: string,
  ): void {
    const messages = differences.filter((difference) => typeof difference === 'string');
    for (const message of messages) this.failed(check, where, message);
    if (messages.length === 0) this.passed(check, where, met);
  }

  has(check: CheckId): boolean {
    return this.list.some((finding) => finding.check === check);
  }

  /**
   * The results for a document that requires these checks. A required check without a result counts as
   * not run, so a forgotten case can't pass. Results of other checks are omitted unless they failed.
   */
  completed(required: readonly CheckId[]): readonly Finding[] {
    const message = this.list.some(({status}) => status === 'failed')
      ? 'Not compared, because of the differences above.'
      : 'The checker has no rule for this case.';
    for (const id of required) {
      if (!this.has(id)) this.notRun(id, 'Checker', message, 'Do not sign what was not checked.');
    }
    const isWrong = ({status}: Finding) => status === 'failed' || status === 'risk';
    return this.list.filter((finding) => isWrong(finding) || required.includes(finding.check));
  }
}

/** Whether anything in a report has one of the statuses. */
export const hasStatus = ({findings}: Report, ...statuses: Status[]): boolean =>
  findings.some(({status}) => statuses.includes(status));
