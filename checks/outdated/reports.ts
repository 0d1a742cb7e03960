import type {Change, RepositoryReport} from './compareRepository';
import type {Report} from './outdated';

/** GitHub rejects the text of an issue above 65,536 characters. */
const MAX_MARKDOWN = 60_000;
/** How many pages, and how many data, are named for each path. */
const NAMED = 8;

const HEAD = [
  'Repository',
  'Documented',
  'Newest release',
  'Newest commit',
  'Days',
  'Changed',
  'Pages',
];

/** The report as tables for a terminal. */
export function terminalReport({repositories, others}: Report): string {
  const rows = [HEAD, ...repositories.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const padded = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  return [
    ...padded.map((row) => row.join('  ').trimEnd()),
    ...repositories.flatMap(({repository, documented, newest, changes, problems}) => [
      ...(changes.length ? ['', `${repository} ${documented.at} → ${newest?.at}`] : []),
      ...changes.map((change) => `  ${changeLine(change)}`),
      ...problems.map((problem) => `! ${repository}: ${problem}`),
    ]),
    ...othersLines(others),
  ].join('\n');
}

/** The report as the text of an issue, cut to what GitHub accepts. */
export function markdownReport({date, repositories, others}: Report): string {
  const rows = [HEAD, HEAD.map(() => '---'), ...repositories.map(cells)];
  const whole = [
    `Sources on ${date}, compared with the versions that the pages document.`,
    '',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    ...repositories.flatMap(({repository, documented, newest, changes, problems}) => [
      ...(changes.length ? ['', `## ${repository} ${documented.at} → ${newest?.at}`, ''] : []),
      ...changes.map((change) => `- ${changeLine(change, '`')}`),
      ...problems.flatMap((problem) => ['', `**${repository}:** ${problem}`]),
    ]),
  ].join('\n');
  const todo = '“A new release of babylond” in CONTRIBUTING.md says what to do.';
  const end = [...othersLines(others), '', todo].join('\n');
  if (whole.length + end.length <= MAX_MARKDOWN) return `${whole}\n${end}`;
  const cut = whole.slice(0, whole.lastIndexOf('\n', MAX_MARKDOWN - end.length));
  return `${cut}\n\nThe rest is cut off: run \`npm run outdated\`.\n${end}`;
}

function cells(report: RepositoryReport): string[] {
  const {repository, documented, release, head, newest, days, cited, changes} = report;
  const pages = new Set(changes.flatMap((change) => change.pages)).size;
  return [
    repository,
    `${documented.at} (${documented.date})`,
    release ?? '–',
    head ?? '–',
    days === undefined ? '?' : String(days),
    newest ? `${changes.length}${cited === undefined ? '' : ` of ${cited}`}` : '?',
    newest ? String(pages) : '?',
  ];
}

function changeLine({path, status, pages, data}: Change, quote = ''): string {
  const noun = pages.length === 1 ? 'page' : 'pages';
  const counts = pages.length ? `${pages.length} ${noun}: ${few(pages)}` : 'no page';
  const named = data.length ? `; cited by ${few(data)}` : '';
  return `${quote}${path}${quote}${status === 'deleted' ? ' (deleted)' : ''}: ${counts}${named}`;
}

function few(names: readonly string[]): string {
  const rest = names.length - NAMED;
  return names.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function othersLines(others: Report['others']): string[] {
  if (!others.length) return [];
  const items = others.map(({name, date}) => `- ${name}, last read on ${date}`);
  return ['', 'Not in a repository, so read them again:', '', ...items];
}
