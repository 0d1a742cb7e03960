/** What a transaction is for. */
export type Role = 'staking' | 'unbonding' | 'slashing' | 'withdrawal';

/** One thing that was compared: as the protocol asks, different, or worth knowing. */
export type Finding = {
  readonly level: 'ok' | 'wrong' | 'note';
  /** `Output 0`, `Input 0`, `Transaction`, `Delegation`. */
  readonly where: string;
  readonly says: string;
  /** What to do about it, for what is wrong. */
  readonly fix?: string;
};

/** What an output is. */
export type OutputLine = {
  readonly index: number;
  readonly sat: bigint;
  /** The address; for a script without one its name. */
  readonly to: string;
  readonly is: string;
};

/** All that was found about one transaction. */
export type Report = {
  readonly role: Role;
  readonly title: string;
  readonly id: string;
  /** Whether it is what the protocol asks for. */
  readonly matches: boolean;
  readonly outputs: readonly OutputLine[];
  readonly findings: readonly Finding[];
};

/** Collects findings while a transaction is compared. */
export class Findings {
  readonly list: Finding[] = [];

  ok(where: string, says: string): void {
    this.list.push({level: 'ok', where, says});
  }

  note(where: string, says: string): void {
    this.list.push({level: 'note', where, says});
  }

  wrong(where: string, says: string, fix: string): void {
    this.list.push({level: 'wrong', where, says, fix});
  }

  /** One of two sentences, by what was compared. */
  expect(isMet: boolean, where: string, met: string, otherwise: string, fix: string): boolean {
    if (isMet) this.ok(where, met);
    else this.wrong(where, otherwise, fix);
    return isMet;
  }

  get areFine(): boolean {
    return this.list.every(({level}) => level !== 'wrong');
  }
}
