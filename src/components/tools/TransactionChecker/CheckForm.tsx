import {useMemo, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import type {TransactionCheckerData} from '@site/data/calculators/toolData';
import {check, type Outcome} from '@site/examples/staking-check/check';
import {verdictOf} from '@site/examples/staking-check/verdict';
import {Fields, CollapsibleFields, networkField} from '../parts/Fields';
import {ToolForm} from '../parts/ToolForm';
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

/** Compares a pasted transaction or delegation with the protocol's requirements, in the browser. */
export default function CheckForm({data}: {readonly data: string}): ReactNode {
  const {networks} = useMemo(() => JSON.parse(data) as TransactionCheckerData, [data]);
  const [fields, setFields] = useState<FormFields>({...EMPTY, network: networks[0]?.id ?? ''});
  const [outcome, setOutcome] = useState<Outcome>();

  const submit = (formElement: HTMLFormElement) => {
    flushSync(() => setOutcome(check(inputOf(fields), networks)));
    formElement.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  const verdict = outcome && verdictOf(outcome);
  const problem = outcome && 'problems' in outcome ? outcome.problems[0] : undefined;
  const network = networks.find((candidate) => candidate.id === fields.network);
  const versions = network?.versions.map(({version}) => version).join(', ');
  const form = {
    values: fields,
    errors: problem && {[fieldOf(problem.field, fields)]: `${problem.message} ${problem.fix}`},
    onValue: (name: keyof FormFields, value: string) => {
      setFields((current) => ({...current, [name]: value}));
      // The old verdict does not apply to the new input.
      setOutcome(undefined);
    },
  };

  return (
    <ToolForm
      name="Transaction checker"
      summary={verdict?.text ?? 'Nothing has been checked yet.'}
      mark={verdict?.mark}
      result={outcome && 'reports' in outcome && <CheckResult outcome={outcome} />}
      onSubmit={submit}
    >
      <Fields
        {...form}
        fields={[
          networkField(networks),
          {
            name: 'pasted',
            label: 'Transaction or delegation',
            rows: 6,
            hint: 'A raw transaction in hex, a PSBT in hex or base64, or a delegation in JSON from a node or the Staking API.',
          },
          {
            name: 'staker',
            label: "Staker's public key",
            mode: 'text',
            isWide: true,
            hint: '64 hex digits, or 66 that begin with 02 or 03. Required for a transaction; with a delegation, the key is compared with the staker key in the delegation.',
          },
          {
            name: 'providers',
            label: 'Public keys of the finality providers',
            rows: 2,
            hint: 'One key per line. Required for a transaction; with a delegation, the keys are compared with those in the delegation.',
          },
        ]}
      />
      <CollapsibleFields
        {...form}
        title="Amount, term, parameters, and the delegation of a transaction"
        fields={[
          {
            name: 'amount',
            label: 'Amount',
            unit: 'satoshi',
            mode: 'numeric',
            hint: 'If empty, any amount within the limits is accepted.',
          },
          {
            name: 'stakingTime',
            label: 'Term',
            unit: 'blocks',
            mode: 'numeric',
            hint: 'Defaults to the maximum term.',
          },
          {
            name: 'version',
            label: 'Parameter version',
            mode: 'numeric',
            hint: `Defaults to the delegation's version, or to the latest. Known versions: ${versions}.`,
          },
          {
            name: 'parameters',
            label: 'Parameters in JSON',
            rows: 3,
            hint: "A node's response to /babylon/btcstaking/v1/params/VERSION, used instead of the parameters built into this page.",
          },
          {
            name: 'delegation',
            label: 'Delegation of the stake in JSON',
            rows: 3,
            hint: 'Use this only with a transaction in the first field. The transaction is compared with the stake and with what the covenant signed.',
          },
        ]}
      />
      <button type="submit" className="button button--primary margin-top--sm">
        Check
      </button>
    </ToolForm>
  );
}
