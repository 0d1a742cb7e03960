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
  readonly mode?: 'numeric' | 'decimal' | 'text';
  /** Lines of a field for long text. */
  readonly rows?: number;
  /** Whether it takes a row of its own; one for long text does. */
  readonly isWide?: boolean;
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
  rows,
  isWide = rows !== undefined,
}: Props): ReactNode {
  const id = useId();
  const shared = {
    id,
    autoComplete: 'off',
    // Some browsers send what they check to their makers.
    spellCheck: false,
    translate: 'no',
    value,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-said`,
  } as const;
  return (
    <div className={isWide ? 'tool-field tool-wide' : 'tool-field'}>
      <label htmlFor={id}>
        {label}
        {unit && <span className="tool-unit"> ({unit})</span>}
      </label>
      {rows === undefined ? (
        <input
          {...shared}
          type={type}
          inputMode={type === 'date' ? undefined : mode}
          onChange={({target}) => onValue(target.value)}
        />
      ) : (
        <textarea {...shared} rows={rows} onChange={({target}) => onValue(target.value)} />
      )}
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

type NetworkProps = Omit<ChoiceProps, 'label' | 'options'> & {
  readonly networks: readonly {readonly id: string; readonly name: string}[];
};

/** The choice of a network by its ID. */
export function NetworkChoice({networks, ...choice}: NetworkProps): ReactNode {
  const options = networks.map(({id, name}) => ({value: id, label: `${name} (${id})`}));
  return <Choice label="Network" {...choice} options={options} />;
}
