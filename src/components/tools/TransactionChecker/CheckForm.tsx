import {useEffect, useId, useMemo, useRef, useState, type FormEvent, type ReactNode} from 'react';
import type {TransactionCheckerData} from '@site/data/calculators/toolData';
import {check, type Outcome} from '@site/examples/staking-check/check';
import '../parts/tools.lazy.css';
import {Choice, Field} from '../parts/Field';
import {CheckResult} from './CheckResult';
import {inputOf, placeOf, type Typed} from './readTyped';
import {verdictOf} from './verdictOf';

const EMPTY: Omit<Typed, 'network'> = {
  pasted: '',
  delegation: '',
  parameters: '',
  staker: '',
  providers: '',
  amount: '',
  stakingTime: '',
  version: '',
};

const FOLDED = ['version', 'amount', 'stakingTime', 'parameters', 'delegation'] as const;

/** Compares a pasted transaction or delegation with what the protocol asks for, in the browser. */
export default function CheckForm({data}: {readonly data: string}): ReactNode {
  const {networks} = useMemo(() => JSON.parse(data) as TransactionCheckerData, [data]);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>({...EMPTY, network: networks[0]?.id ?? ''});
  const [outcome, setOutcome] = useState<Outcome>();
  const [isOpen, setIsOpen] = useState(false);

  const put = (name: keyof Typed) => (value: string) => {
    setTyped((before) => ({...before, [name]: value}));
    // A verdict must not stand beside an input that it was not passed on.
    setOutcome(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOutcome(check(inputOf(typed), networks));
  };
  useEffect(() => {
    if (!outcome || !('problems' in outcome)) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [outcome]);

  const problem = outcome && 'problems' in outcome ? outcome.problems[0] : undefined;
  const wrongField = problem && placeOf(problem.field, typed);
  const error = (name: keyof Typed) =>
    problem && wrongField === name ? `${problem.message} ${problem.fix}` : undefined;
  // What is wrong must be seen; once open, it stays open.
  const hasHidden = FOLDED.some((name) => name === wrongField);
  const network = networks.find((each) => each.id === typed.network);
  const versions = network?.versions.map(({version}) => version).join(', ');
  const field = (name: keyof Typed) => ({
    value: typed[name],
    onValue: put(name),
    error: error(name),
  });

  return (
    <form ref={form} className="tool" onSubmit={submit} aria-labelledby={id}>
      <p id={id} className="visually-hidden">
        Transaction checker
      </p>
      <div className="tool-grid">
        <Choice
          label="Network"
          value={typed.network}
          onValue={put('network')}
          options={networks.map((each) => ({value: each.id, label: `${each.name} (${each.id})`}))}
        />
        <Field
          label="Transaction or delegation"
          {...field('pasted')}
          rows={6}
          hint="A raw transaction in hex, a PSBT in hex or base64, or a delegation in JSON, as a node or the Staking API answers it."
        />
        <Field
          label="Staker's public key"
          {...field('staker')}
          mode="text"
          isWide
          hint="64 hex digits, or 66 that begin with 02 or 03. Needed with a transaction; with a delegation it is compared."
        />
        <Field
          label="Public keys of the finality providers"
          {...field('providers')}
          rows={2}
          hint="One key to a line. Needed with a transaction; with a delegation they are compared."
        />
      </div>
      <details
        open={isOpen || hasHidden}
        onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
      >
        <summary>Amount, term, parameters, and the delegation of a transaction</summary>
        <div className="tool-grid">
          <Field
            label="Amount"
            unit="satoshi"
            {...field('amount')}
            mode="numeric"
            hint="Empty: any amount within the limits."
          />
          <Field
            label="Term"
            unit="blocks"
            {...field('stakingTime')}
            mode="numeric"
            hint="Empty: the longest that is allowed."
          />
          <Field
            label="Version of the parameters"
            {...field('version')}
            mode="numeric"
            hint={`Empty: that of the delegation, or the newest. Known: ${versions}.`}
          />
          <Field
            label="Parameters in JSON"
            {...field('parameters')}
            rows={3}
            hint="A node's answer of /babylon/btcstaking/v1/params/VERSION, instead of those that this page knows."
          />
          <Field
            label="Delegation of the stake in JSON"
            {...field('delegation')}
            rows={3}
            hint="For an unbonding, slashing or withdrawal transaction in the first field: it then is compared with the stake that it spends."
          />
        </div>
      </details>
      <button type="submit" className="tool-button tool-submit">
        Check
      </button>
      <output className="tool-summary" aria-live="polite">
        {outcome ? verdictOf(outcome) : 'Nothing has been checked yet.'}
      </output>
      {outcome && 'reports' in outcome && <CheckResult outcome={outcome} />}
    </form>
  );
}
