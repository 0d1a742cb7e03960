import {useId, type ReactNode} from 'react';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly unit?: string;
  readonly hint?: ReactNode;
  readonly error?: string;
  readonly type?: 'text' | 'date';
  /** Which keys a phone shows. */
  readonly mode?: 'numeric' | 'decimal';
};

/** A labeled input with its unit, a hint, and beside it what is wrong. */
export function Field({
  label,
  value,
  onValue,
  unit,
  hint,
  error,
  type = 'text',
  mode = 'decimal',
}: Props): ReactNode {
  const id = useId();
  return (
    <div className="tool-field">
      <label htmlFor={id}>
        {label}
        {unit && <span className="tool-unit"> ({unit})</span>}
      </label>
      <input
        id={id}
        type={type}
        inputMode={type === 'date' ? undefined : mode}
        autoComplete="off"
        spellCheck={false}
        translate="no"
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-said`}
        onChange={({target}) => onValue(target.value)}
      />
      <p id={`${id}-said`} className={error === undefined ? 'tool-hint' : 'tool-error'}>
        {error ?? hint}
      </p>
    </div>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly options: readonly {readonly value: string; readonly label: string}[];
  readonly hint?: ReactNode;
};

/** A labeled choice of one. */
export function Choice({label, value, onValue, options, hint}: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className="tool-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-said`}
        onChange={({target}) => onValue(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <p id={`${id}-said`} className="tool-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
