import type {Change, RepositoryReport} from './compareRepository';
import type {Report} from './outdated';

/** GitHub rejects the text of an issue above 65,536 characters. */
const MAX_MARKDOWN = 60_000;
/** Maximum number of pages, and of facts, tables and other data, that are listed for each path. */
const MAX_NAMES = 8;

const HEADER = [
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
  const rows = [HEADER, ...repositories.map(cells)];
  const widths = HEADER.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
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

/** The report as the text of an issue, truncated to the length that GitHub accepts. */
export function markdownReport({date, repositories, others}: Report): string {
  const rows = [HEADER, HEADER.map(() => '---'), ...repositories.map(cells)];
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
  const nextSteps = 'Next steps: “A new release of babylond” in CONTRIBUTING.md.';
  const end = [...othersLines(others), '', nextSteps].join('\n');
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
  const counts = pages.length ? `${pages.length} ${noun}: ${listNames(pages)}` : 'no page';
  const named = data.length ? `; cited by ${listNames(data)}` : '';
  return `${quote}${path}${quote}${status === 'deleted' ? ' (deleted)' : ''}: ${counts}${named}`;
}

function listNames(names: readonly string[]): string {
  const rest = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function othersLines(others: Report['others']): string[] {
  if (!others.length) return [];
  const items = others.map(({name, date}) => `- ${name}, last read on ${date}`);
  return ['', 'Sources without a repository, which somebody must read again:', '', ...items];
}
