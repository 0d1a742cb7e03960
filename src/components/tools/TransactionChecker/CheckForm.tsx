import {useEffect, useId, useMemo, useRef, useState, type FormEvent, type ReactNode} from 'react';
import type {TransactionCheckerData} from '@site/data/calculators/toolData';
import {check, type Outcome} from '@site/examples/staking-check/check';
import {verdictOf} from '@site/examples/staking-check/verdict';
import '../parts/tools.css';
import {Choice, Field} from '../parts/Field';
import {CheckResult} from './CheckResult';
import {fieldOf, inputOf, type FormFields} from './formInput';

const EMPTY: Omit<FormFields, 'network'> = {
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

/** Compares a pasted transaction or delegation with the protocol's requirements, in the browser. */
export default function CheckForm({data}: {readonly data: string}): ReactNode {
  const {networks} = useMemo(() => JSON.parse(data) as TransactionCheckerData, [data]);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<FormFields>({...EMPTY, network: networks[0]?.id ?? ''});
  const [outcome, setOutcome] = useState<Outcome>();
  const [isOpen, setIsOpen] = useState(false);

  const put = (name: keyof FormFields) => (value: string) => {
    setFields((before) => ({...before, [name]: value}));
    // A verdict must not stay beside an input that it is not about.
    setOutcome(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOutcome(check(inputOf(fields), networks));
  };
  useEffect(() => {
    if (!outcome || !('problems' in outcome)) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [outcome]);

  const verdict = outcome && verdictOf(outcome);
  const problem = outcome && 'problems' in outcome ? outcome.problems[0] : undefined;
  const fieldAtFault = problem && fieldOf(problem.field, fields);
  const error = (name: keyof FormFields) =>
    problem && fieldAtFault === name ? `${problem.message} ${problem.fix}` : undefined;
  // A field at fault must be visible; once open, the section stays open.
  const hasHidden = FOLDED.some((name) => name === fieldAtFault);
  const network = networks.find((each) => each.id === fields.network);
  const versions = network?.versions.map(({version}) => version).join(', ');
  const field = (name: keyof FormFields) => ({
    value: fields[name],
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
          value={fields.network}
          onValue={put('network')}
          options={networks.map((each) => ({value: each.id, label: `${each.name} (${each.id})`}))}
        />
        <Field
          label="Transaction or delegation"
          {...field('pasted')}
          rows={6}
          hint="A raw transaction in hex, a PSBT in hex or base64, or a delegation in JSON from a node or the Staking API."
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
          hint="One key per line. Needed with a transaction; with a delegation they are compared."
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
            hint={`Empty: the delegation's version, or the newest. Known: ${versions}.`}
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
            hint="For a transaction in the first field: it is compared with the stake, and with what the covenant signed."
          />
        </div>
      </details>
      <button type="submit" className="tool-button tool-submit">
        Check
      </button>
      <output className="tool-summary" aria-live="polite" data-mark={verdict?.mark}>
        {verdict ? verdict.text : 'Nothing has been checked yet.'}
      </output>
      {outcome && 'reports' in outcome && <CheckResult outcome={outcome} />}
    </form>
  );
}
