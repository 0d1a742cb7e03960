import type {ReactNode} from 'react';
import type {OperationDocument} from '../schema/operation';
import {exampleBody} from '../request/sampleForm';

type Props = {
  readonly operation: OperationDocument;
  readonly id: string;
  readonly value: string;
  readonly error?: string;
  readonly onValue: (value: string) => void;
};

/** The editor of the body. What is typed is sent as it stands. */
export function BodyField({operation, id, value, error, onValue}: Props): ReactNode {
  const example = exampleBody(operation);
  return (
    <div className="rq-field">
      <label htmlFor={id}>
        Body <span className="api-type">JSON</span>
        {operation.body?.required && <span className="api-required"> required</span>}
      </label>
      <textarea
        id={id}
        value={value}
        rows={Math.min(Math.max(value.split('\n').length + 1, 6), 24)}
        spellCheck={false}
        autoComplete="off"
        translate="no"
        aria-required={operation.body?.required}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({target}) => onValue(target.value)}
      />
      {error !== undefined && (
        <p className="rq-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {value !== example && (
        <button type="button" className="api-copy" onClick={() => onValue(example)}>
          Fill with example<span className="visually-hidden"> for the body</span>
        </button>
      )}
    </div>
  );
}
