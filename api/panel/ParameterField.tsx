import type {ReactNode} from 'react';
import type {OperationDocument, Parameter} from '../schema/operation';
import {exampleText} from '../request/sampleForm';
import {describeType, fieldKind} from '../request/fieldKind';
import {resolve} from '../schema/schemas';

type Props = {
  readonly parameter: Parameter;
  readonly defs: OperationDocument['$defs'];
  readonly id: string;
  readonly value: string;
  readonly error?: string;
  readonly onValue: (value: string) => void;
};

/** One parameter: its name, what it is, the field that fits its type, and what is wrong. */
export function ParameterField({parameter, defs, id, value, error, onValue}: Props): ReactNode {
  const {name, required, description, schema} = parameter;
  const example = exampleText(parameter);
  const resolved = resolve(schema, defs);
  const preset = resolved.default;
  const isQuoted = resolved['x-encoding'] === 'quoted-string';
  const common = {
    id,
    value,
    'aria-required': required,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-about${error === undefined ? '' : ` ${id}-error`}`,
    onChange: ({target}: {target: {value: string}}) => onValue(target.value),
  };
  const text = {...common, autoComplete: 'off', spellCheck: false, translate: 'no'} as const;
  const field = fieldKind(schema, defs);
  return (
    <div className="rq-field">
      <label htmlFor={id}>
        <code translate="no">{name}</code>
        {required && <span className="api-required"> required</span>}
        <span className="api-type"> {describeType(schema, defs)}</span>
      </label>
      {field.kind === 'choice' && (
        <select {...common}>
          <option value="">{required ? 'Choose…' : 'Not set'}</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.value}
            </option>
          ))}
        </select>
      )}
      {field.kind === 'list' && <textarea {...text} rows={3} />}
      {field.kind === 'json' && <textarea {...text} rows={6} />}
      {field.kind === 'integer' && <input {...text} type="text" inputMode="numeric" />}
      {field.kind === 'text' && <input {...text} type="text" />}
      {error !== undefined && (
        <p className="rq-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <p className="rq-hint" id={`${id}-about`}>
        {plainText(description)}
        {field.kind === 'list' && ' One value per line.'}
        {resolved['x-encoding'] === 'hex-0x' &&
          ' The form accepts hex with or without 0x, and base64.'}
        {field.kind === 'text' && isQuoted && ' The form adds the quotation marks.'}
        {preset !== undefined &&
          ` Default: ${typeof preset === 'string' ? preset : JSON.stringify(preset)}.`}
      </p>
      {example !== undefined && example !== value && (
        <button type="button" className="api-copy" onClick={() => onValue(example)}>
          Fill with example<span className="visually-hidden"> for {name}</span>
        </button>
      )}
    </div>
  );
}

/** Descriptions are short Markdown: their marks are dropped, links keep their words. */
function plainText(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
}
