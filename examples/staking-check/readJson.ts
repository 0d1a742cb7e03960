import {InputProblem, type FieldName} from './problem';
import {hexText, rejectUnsafe, trimmed} from './readBytes';

/** Reads pasted JSON field by field. Each error contains the path of its field. */
export class Json {
  constructor(
    private readonly field: FieldName,
    readonly value: unknown,
    /** Path of the value, such as `btc_delegation.btc_pk`. */
    readonly path: string,
  ) {}

  /** @throws InputProblem if the text is not a JSON object */
  static read(field: FieldName, pasted: string): Json {
    const text = trimmed(pasted);
    rejectUnsafe(field, text);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new InputProblem(
        field,
        whyNotJson(text),
        'Paste the whole response of the node, from { to }.',
      );
    }
    if (typeof value !== 'object' || value === null) {
      throw new InputProblem(
        field,
        `The JSON is ${value === null ? 'null' : `a ${typeof value}`}, not an object.`,
        'Paste the whole response of the node, from { to }.',
      );
    }
    return new Json(field, value, '');
  }

  has(name: string): boolean {
    const {value} = this;
    return (
      typeof value === 'object' &&
      value !== null &&
      Object.hasOwn(value, name) &&
      (value as Record<string, unknown>)[name] !== null
    );
  }

  at(name: string): Json {
    if (!this.has(name)) throw this.wrong(name, 'is missing');
    return this.inner(name, (this.value as Record<string, unknown>)[name]);
  }

  list(): Json[] {
    if (!Array.isArray(this.value)) throw this.wrong('', 'is not a list');
    return this.value.map((item: unknown, index) => this.inner(String(index), item));
  }

  text(): string {
    if (typeof this.value !== 'string') throw this.wrong('', 'is not a string');
    return this.value;
  }

  /** Hex digits, without the white space and 0x that are accepted in every field. */
  hex(): string {
    return hexText(this.text());
  }

  /** True or false. */
  flag(): boolean {
    if (typeof this.value !== 'boolean') throw this.wrong('', 'is not true or false');
    return this.value;
  }

  /** A non-negative integer, as a string of digits or as a JSON number. */
  whole(): bigint {
    const {value} = this;
    if (typeof value === 'string' && /^\d{1,20}$/.test(value)) return BigInt(value);
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)
      return BigInt(value);
    throw this.wrong('', `is ${JSON.stringify(value)?.slice(0, 40)}, not a whole number`);
  }

  /** A non-negative integer that is small enough for a count or a height. */
  number(): number {
    const read = this.whole();
    if (read > 0xffff_ffffn) throw this.wrong('', `is ${read}, more than four bytes can hold`);
    return Number(read);
  }

  private inner(name: string, value: unknown): Json {
    return new Json(this.field, value, this.path === '' ? name : `${this.path}.${name}`);
  }

  private wrong(name: string, what: string): InputProblem {
    const location = [this.path, name].filter(Boolean).join('.') || 'The response';
    return new InputProblem(
      this.field,
      `${location} ${what}.`,
      "Paste the node's response unchanged, with all its fields.",
    );
  }
}

function whyNotJson(text: string): string {
  if (text === '') return 'The text is empty.';
  if (text.startsWith('<')) return 'This is a web page, not JSON: the node returned an error page.';
  if (!/^[{[]/.test(text)) return `This is not JSON: it begins with "${text.slice(0, 12)}".`;
  return /[}\]]$/.test(text)
    ? 'This is not valid JSON: a quotation mark, a comma or a bracket is wrong.'
    : 'The JSON ends early: its last bracket is missing.';
}
