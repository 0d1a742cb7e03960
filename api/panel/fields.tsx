import {useId, type ComponentProps, type ReactNode} from 'react';
import type {OperationDocument, Parameter, Schema, Schemas} from '../schema/operation';
import {resolve, typesOf, valueKind} from '../schema/schemas';
import {escapeHidden} from '../schema/escapeHidden';
import type {Form} from '../request/buildRequest';
import {checkCustomServer} from '../request/customServer';
import {exampleBody, exampleText} from '../request/sampleForm';
import type {NamedServer, ServerChoice} from '../request/servers';

type FieldProps = {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly required?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string;
  /** If set, the field is a select with these options. */
  readonly options?: readonly (readonly [value: string, label: string])[];
  /** If set, the field is a textarea with this many lines. */
  readonly rows?: number;
  /** Type and keyboard of a one-line field. */
  readonly input?: Pick<ComponentProps<'input'>, 'type' | 'inputMode'>;
  /** A value that a button fills in. `name` is the field's name for screen readers. */
  readonly example?: {readonly name: string; readonly value?: string};
};

/** A labeled control with its error, its hint and its example. */
function Field(props: FieldProps): ReactNode {
  const {id, label, value, onValueChange, required, hint, error, options, rows, input, example} =
    props;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  const shared = {
    id,
    value,
    'aria-required': required,
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy || undefined,
    onChange: ({target}: {target: {value: string}}) => onValueChange(target.value),
  };
  const text = {...shared, autoComplete: 'off', spellCheck: false, translate: 'no'} as const;
  const exampleValue = example?.value;
  return (
    <div className="rq-field">
      <label htmlFor={id}>
        {label}
        {required && <span className="api-required"> required</span>}
      </label>
      {options && (
        <select {...shared}>
          {options.map(([option, optionLabel]) => (
            <option key={option} value={option}>
              {optionLabel}
            </option>
          ))}
        </select>
      )}
      {!options && rows && <textarea {...text} rows={rows} />}
      {!options && !rows && <input type="text" {...input} {...text} />}
      {error !== undefined && (
        <p className="tool-error" id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className="tool-hint" id={hintId}>
          {hint}
        </p>
      )}
      {exampleValue !== undefined && exampleValue !== value && (
        <button type="button" className="api-copy" onClick={() => onValueChange(exampleValue)}>
          Fill with example<span className="visually-hidden"> for {example?.name}</span>
        </button>
      )}
    </div>
  );
}

type ParameterProps = Pick<FieldProps, 'id' | 'value' | 'error' | 'onValueChange'> & {
  readonly parameter: Parameter;
  readonly defs: Schemas;
};

/** The field of a parameter. */
export function ParameterField({parameter, defs, ...field}: ParameterProps): ReactNode {
  const {name, required, description} = parameter;
  const schema = resolve(parameter.schema, defs);
  const {default: defaultValue, 'x-encoding': encoding} = schema;
  const kind = valueKind(schema);
  const options = optionsOf(schema)?.map((value) => [value, value] as const);
  return (
    <Field
      {...field}
      label={
        <>
          <code translate="no">{name}</code>
          <span className="api-type"> {describeType(schema, defs)}</span>
        </>
      }
      required={required}
      options={options && [['', required ? 'Choose…' : 'Not set'], ...options]}
      rows={{list: 3, json: 6}[String(kind)]}
      // The browser's number fields round integers above 2^53.
      input={{inputMode: kind === 'integer' ? 'numeric' : undefined}}
      hint={
        <>
          {plainText(description)}
          {kind === 'list' && ' One value per line.'}
          {encoding === 'hex-0x' && ' The form accepts base64, and hex with or without 0x.'}
          {encoding === 'quoted-string' && !options && ' The form adds the quotation marks.'}
          {defaultValue !== undefined &&
            ` Default: ${typeof defaultValue === 'string' ? defaultValue : JSON.stringify(defaultValue)}.`}
        </>
      }
      example={{name, value: exampleText(parameter)}}
    />
  );
}

/** The values that a resolved schema allows; `undefined` if it doesn't list them. */
export function optionsOf(schema: Schema): string[] | undefined {
  if (schema.enum) return schema.enum.filter((value) => value !== null).map(String);
  return valueKind(schema) === 'boolean' ? ['true', 'false'] : undefined;
}

/** Type, encoding and unit of a value for readers: `uint64, babylon-blocks`. */
export function describeType(schema: Schema, defs: Schemas): string {
  const {items = {}, format, contentEncoding, 'x-unit': unit, ...rest} = resolve(schema, defs);
  const [type = 'any'] = typesOf(rest);
  if (type === 'array') return `list of ${describeType(items, defs)}`;
  const typeName = format === 'byte' ? 'base64' : contentEncoding || format || type;
  return unit ? `${typeName}, ${unit}` : typeName;
}

/** Removes the markup from a short Markdown text. */
function plainText(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
}

type BodyProps = Pick<FieldProps, 'id' | 'value' | 'error' | 'onValueChange'> & {
  readonly operation: OperationDocument;
};

/** The editor of the request body, which is sent as typed. */
export function BodyField({operation, ...field}: BodyProps): ReactNode {
  return (
    <Field
      {...field}
      label={
        <>
          Body <span className="api-type">JSON</span>
        </>
      }
      required={operation.body?.required}
      rows={Math.min(Math.max(field.value.split('\n').length + 1, 6), 24)}
      example={{name: 'the body', value: exampleBody(operation)}}
    />
  );
}

type ServerProps = {
  readonly servers: readonly NamedServer[];
  readonly choice: ServerChoice;
  readonly onChoiceChange: (choice: ServerChoice) => void;
};

const CUSTOM = 'custom';

/** The server that receives the request: one that the document lists, or a custom one. */
export function ServerField({servers, choice, onChoiceChange}: ServerProps): ReactNode {
  const id = useId();
  const isCustom = choice.kind === 'custom';
  const selected = servers.find((server) => !isCustom && server.id === choice.id);
  const url = isCustom ? choice.url : '';
  const validation = checkCustomServer(url);
  const error = 'error' in validation ? validation.error : undefined;
  const warning = 'warning' in validation ? escapeHidden(validation.warning ?? '') : '';
  return (
    <>
      <Field
        id={id}
        label="Server"
        value={isCustom ? CUSTOM : choice.id}
        onValueChange={(value) =>
          onChoiceChange(value === CUSTOM ? {kind: 'custom', url: ''} : {kind: 'named', id: value})
        }
        options={[
          ...servers.map((server) => [server.id, server.label] as const),
          [CUSTOM, 'Custom server…'],
        ]}
        hint={!isCustom && <span translate="no">{selected?.url}</span>}
      />
      {isCustom && (
        <Field
          id={`${id}-own`}
          label="URL of your server"
          value={url}
          onValueChange={(input) => onChoiceChange({kind: 'custom', url: input})}
          input={{type: 'url', inputMode: 'url'}}
          error={url === '' ? undefined : error}
          hint={url === '' ? error : warning}
        />
      )}
    </>
  );
}

type TransportProps = {
  readonly value: Form['transport'];
  readonly onValueChange: (value: Form['transport']) => void;
};

/** The choice between the two ways of calling CometBFT. */
export function TransportField({value, onValueChange}: TransportProps): ReactNode {
  return (
    <Field
      id={useId()}
      label="Request format"
      value={value}
      onValueChange={(selected) => onValueChange(selected === 'json-rpc' ? selected : 'uri')}
      options={[
        ['uri', 'GET, arguments in the URI'],
        ['json-rpc', 'POST, JSON-RPC call in the body'],
      ]}
    />
  );
}
