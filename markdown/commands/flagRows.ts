import type {PhrasingContent} from 'mdast';
import type {CliFlag, FlagType} from '../../data/cli/schema';
import type {Cell} from '../tables/dataTable';
import {inline, inlineCode, link} from '../tree';

export const flagHead = ['Flag', 'Short', 'Type', 'Default', 'Meaning'];

/** Types as readers see them. */
const TYPES: Readonly<Record<FlagType, string>> = {
  bool: 'boolean',
  string: 'string',
  strings: 'comma-separated list',
  int: 'integer',
  ints: 'comma-separated integers',
  int64: 'integer',
  uint: 'integer, 0 or more',
  uint16: 'integer, 0 or more',
  uint32: 'integer, 0 or more',
  uint64: 'integer, 0 or more',
  float64: 'number',
  duration: 'duration, such as `30s`',
  bytesHex: 'hex',
  address: 'address or key name',
  binary: 'base64 or hex',
  json: 'JSON',
};

/**
 * Rows of a flag table. The name in each is a link to itself, so that a flag can be cited.
 *
 * @param prefix the anchor up to `--name`, unique on the page, such as `keys-add`
 * @param dashes what the program writes before a long name
 */
export function flagRows(flags: readonly CliFlag[], prefix: string, dashes = '--'): Cell[][] {
  return flags.map((flag) => {
    const id = `${prefix}--${flag.name}`;
    // The framework's link checker sees an anchor that is a link to itself.
    const name = {...link(`#${id}`, inlineCode(dashes + flag.name)), data: {hProperties: {id}}};
    return [
      {content: [name]},
      {content: flag.shorthand ? [inlineCode(`-${flag.shorthand}`)] : []},
      {content: inline(TYPES[flag.type])},
      {content: defaultOf(flag)},
      {content: inline(meaningOf(flag))},
    ];
  });
}

function defaultOf({type, default: value}: CliFlag): PhrasingContent[] {
  if (type === 'bool' && value === 'false') return inline('off');
  if (type === 'bool' && value === 'true') return inline('on');
  return value === '' ? inline('none') : [inlineCode(value)];
}

function meaningOf({meaning, values, required, env, since, until}: CliFlag): string {
  return [
    required ? 'Required.' : '',
    meaning,
    values ? `One of ${values.map((value) => `\`${value}\``).join(', ')}.` : '',
    env ? `Defaults to the environment variable \`${env}\`.` : '',
    since ? `Since ${since}.` : '',
    until ? `Removed in ${until}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
