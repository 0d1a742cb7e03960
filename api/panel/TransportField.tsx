import type {ReactNode} from 'react';
import type {Form} from '../request/buildRequest';

type Props = {
  readonly value: Form['transport'];
  readonly onValue: (value: Form['transport']) => void;
};

const ways = [
  ['uri', 'GET, arguments in the address'],
  ['json-rpc', 'POST, JSON-RPC call in the body'],
] as const;

/** The two ways in which CometBFT can be asked. */
export function TransportField({value, onValue}: Props): ReactNode {
  return (
    <fieldset className="rq-field">
      <legend>Format of the request</legend>
      {ways.map(([way, label]) => (
        <label key={way}>
          <input
            type="radio"
            name="transport"
            value={way}
            checked={value === way}
            onChange={() => onValue(way)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
