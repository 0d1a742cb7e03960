import {useId, type ComponentProps, type ReactNode} from 'react';
import type {OperationDocument, Parameter, Schema, Schemas} from '../schema/operation';
import {resolve, typesOf, valueKind} from '../schema/schemas';
import {visibleText} from '../schema/visibleText';
import type {Form} from '../request/buildRequest';
import {checkOwnServer} from '../request/ownServer';
import {exampleBody, exampleText} from '../request/sampleForm';
import type {NamedServer, ServerChoice} from '../request/servers';

type FieldProps = {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly required?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string;
  /** Values with their labels; the field is a select. */
  readonly options?: readonly (readonly [value: string, label: string])[];
  /** Number of lines; the field is a textarea. */
  readonly rows?: number;
  /** Type and keyboard of a one-line field. */
  readonly input?: Pick<ComponentProps<'input'>, 'type' | 'inputMode'>;
  /** A value that a button fills in; `name` is for screen readers. */
  readonly example?: {readonly name: string; readonly value?: string};
};

/** A labeled control with its error, its hint and its example. */
function Field(props: FieldProps): ReactNode {
  const {id, label, value, onValue, required, hint, error, options, rows, input, example} = props;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  const shared = {
    id,
    value,
    'aria-required': required,
    'aria-invalid': error !== undefined,
    'aria-describedby': described || undefined,
    onChange: ({target}: {target: {value: string}}) => onValue(target.value),
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
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
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
        <button type="button" className="api-copy" onClick={() => onValue(exampleValue)}>
          Fill with example<span className="visually-hidden"> for {example?.name}</span>
        </button>
      )}
    </div>
  );
}

type ParameterProps = Pick<FieldProps, 'id' | 'value' | 'error' | 'onValue'> & {
  readonly parameter: Parameter;
  readonly defs: Schemas;
};

/** The field of a parameter. */
export function ParameterField({parameter, defs, ...field}: ParameterProps): ReactNode {
  const {name, required, description} = parameter;
  const schema = resolve(parameter.schema, defs);
  const {default: preset, 'x-encoding': encoding} = schema;
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
          {preset !== undefined &&
            ` Default: ${typeof preset === 'string' ? preset : JSON.stringify(preset)}.`}
        </>
      }
      example={{name, value: exampleText(parameter)}}
    />
  );
}

/** The values that a resolved schema allows; `undefined` if they are not listed. */
export function optionsOf(schema: Schema): string[] | undefined {
  if (schema.enum) return schema.enum.filter((value) => value !== null).map(String);
  return valueKind(schema) === 'boolean' ? ['true', 'false'] : undefined;
}

/** Type, encoding and unit of a value for readers: `uint64, babylon-blocks`. */
export function describeType(schema: Schema, defs: Schemas): string {
  const {items = {}, format, contentEncoding, 'x-unit': unit, ...rest} = resolve(schema, defs);
  const [type = 'any'] = typesOf(rest);
  if (type === 'array') return `list of ${describeType(items, defs)}`;
  const named = format === 'byte' ? 'base64' : contentEncoding || format || type;
  return unit ? `${named}, ${unit}` : named;
}

/** Removes the markup of a short Markdown text. */
function plainText(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
}

type BodyProps = Pick<FieldProps, 'id' | 'value' | 'error' | 'onValue'> & {
  readonly operation: OperationDocument;
};

/** The editor of the body, which is sent as typed. */
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
  readonly onChoice: (choice: ServerChoice) => void;
};

const OWN = 'own';

/** The server that receives the request: one that the document lists, or the reader's own. */
export function ServerField({servers, choice, onChoice}: ServerProps): ReactNode {
  const id = useId();
  const isOwn = choice.kind === 'own';
  const selected = servers.find((server) => !isOwn && server.id === choice.id);
  const url = isOwn ? choice.url : '';
  const checked = checkOwnServer(url);
  const error = 'error' in checked ? checked.error : undefined;
  const warning = 'warning' in checked ? visibleText(checked.warning ?? '') : '';
  return (
    <>
      <Field
        id={id}
        label="Server"
        value={isOwn ? OWN : choice.id}
        onValue={(value) =>
          onChoice(value === OWN ? {kind: 'own', url: ''} : {kind: 'named', id: value})
        }
        options={[
          ...servers.map((server) => [server.id, server.label] as const),
          [OWN, 'Own server…'],
        ]}
        hint={!isOwn && <span translate="no">{selected?.url}</span>}
      />
      {isOwn && (
        <Field
          id={`${id}-own`}
          label="URL of your server"
          value={url}
          onValue={(typed) => onChoice({kind: 'own', url: typed})}
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
  readonly onValue: (value: Form['transport']) => void;
};

/** The two ways of calling CometBFT. */
export function TransportField({value, onValue}: TransportProps): ReactNode {
  return (
    <Field
      id={useId()}
      label="Request format"
      value={value}
      onValue={(chosen) => onValue(chosen === 'json-rpc' ? chosen : 'uri')}
      options={[
        ['uri', 'GET, arguments in the URI'],
        ['json-rpc', 'POST, JSON-RPC call in the body'],
      ]}
    />
  );
}
