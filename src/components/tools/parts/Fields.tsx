import clsx from 'clsx';
import {useId, useState, type ReactNode} from 'react';

/** One field of a form. */
export type FieldData<Name extends string = string> = {
  readonly name: Name;
  readonly label: string;
  readonly unit?: string;
  readonly hint?: ReactNode;
  readonly type?: 'text' | 'date';
  /** The keyboard that phones show; `decimal` by default. */
  readonly mode?: 'numeric' | 'decimal' | 'text';
  /** Height of a field for long text, in lines. */
  readonly rows?: number;
  /** Whether the field takes the full width; true by default for long text. */
  readonly isWide?: boolean;
  /** The values to choose from. */
  readonly options?: readonly {readonly value: string; readonly label: string}[];
};

type FieldsProps<Name extends string> = {
  readonly fields: readonly FieldData<Name>[];
  readonly values: Readonly<Record<Name, string>>;
  readonly errors?: Partial<Record<Name, string>>;
  readonly onValue: (name: Name, value: string) => void;
};

/** Labeled inputs, next to each other where there is room. */
export function Fields<Name extends string>(props: FieldsProps<Name>): ReactNode {
  const {fields, values, errors = {}, onValue} = props;
  return (
    <div className="tool-grid">
      {fields.map(({name, ...field}) => (
        <Field
          key={name}
          {...field}
          value={values[name]}
          error={(errors as Partial<Record<Name, string>>)[name]}
          onValue={(value) => onValue(name, value)}
        />
      ))}
    </div>
  );
}

type CollapsibleProps<Name extends string> = FieldsProps<Name> & {readonly title: string};

/** Fields that few readers need, collapsed until the reader expands them or one of them has an error. */
export function CollapsibleFields<Name extends string>({
  title,
  ...props
}: CollapsibleProps<Name>): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const hasError = props.fields.some(({name}) => props.errors?.[name] !== undefined);
  return (
    <details
      open={isOpen || hasError}
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      <Fields {...props} />
    </details>
  );
}

type FieldProps = Omit<FieldData, 'name'> & {
  readonly value: string;
  readonly error?: string;
  readonly onValue: (value: string) => void;
};

/** A labeled input with its unit, and with a hint or an error message below. */
export function Field(props: FieldProps): ReactNode {
  const {label, unit, hint, error, rows, isWide = rows !== undefined} = props;
  const id = useId();
  return (
    <div className={clsx('tool-field', isWide && 'tool-wide')}>
      <label htmlFor={id}>
        {label}
        {unit && <span className="tool-unit"> ({unit})</span>}
      </label>
      {renderInput(id, props)}
      <p id={`${id}-message`} className={error === undefined ? 'tool-hint' : 'tool-error'}>
        {error ?? hint}
      </p>
    </div>
  );
}

function renderInput(id: string, props: FieldProps): ReactNode {
  const {value, error, onValue, options, rows, type = 'text', mode = 'decimal'} = props;
  const sharedProps = {
    id,
    value,
    'aria-describedby': `${id}-message`,
    onChange: ({target}: {target: {value: string}}) => onValue(target.value),
  };
  if (options) {
    return (
      <select {...sharedProps}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  const textProps = {
    ...sharedProps,
    autoComplete: 'off',
    // Some browsers send the text to their vendor for spell checking.
    spellCheck: false,
    translate: 'no',
    'aria-invalid': error !== undefined,
  } as const;
  if (rows) return <textarea {...textProps} rows={rows} />;
  return <input {...textProps} type={type} inputMode={type === 'date' ? undefined : mode} />;
}

/** A field to select a network. */
export function networkField(
  networks: readonly {readonly id: string; readonly name: string}[],
): FieldData<'network'> {
  const options = networks.map(({id, name}) => ({value: id, label: `${name} (${id})`}));
  return {name: 'network', label: 'Network', options};
}
