import type {PhrasingContent} from 'mdast';
import type {CliFlag, FlagType} from '../../data/cli/schema';
import type {Cell} from '../tables/dataTable';
import {inline, inlineCode, link} from '../tree';

/** Column headers of a flag table. */
export const flagHead = ['Flag', 'Short', 'Type', 'Default', 'Meaning'];

/** Flag types as the tables show them. */
const TYPE_NAMES: Readonly<Record<FlagType, string>> = {
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
 * Rows of a flag table. Each flag name is a link to its own anchor, so that readers can cite the flag.
 *
 * @param prefix start of the anchors, before `--name`; unique on the page, such as `keys-add`
 * @param dashes prefix of long flags in this program
 */
export function flagRows(flags: readonly CliFlag[], prefix: string, dashes = '--'): Cell[][] {
  return flags.map((flag) => {
    const id = `${prefix}--${flag.name}`;
    // The framework's link checker finds this anchor because it belongs to a link.
    const name = {...link(`#${id}`, inlineCode(dashes + flag.name)), data: {hProperties: {id}}};
    return [
      {content: [name]},
      {content: flag.shorthand ? [inlineCode(`-${flag.shorthand}`)] : []},
      {content: inline(TYPE_NAMES[flag.type])},
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
