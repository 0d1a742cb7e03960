import type {Change, RepositoryReport} from './compareRepository';
import type {Report} from './outdated';

/** GitHub refuses the text of an issue above 65,536 characters. */
const MAX_MARKDOWN = 60_000;
/** Pages and data that are named for each path. */
const FEW = 8;

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
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  for (const one of repositories) {
    const {repository, documented, newest, changes, problems} = one;
    if (changes.length) lines.push('', `${repository} ${documented.at} → ${newest?.at}`);
    for (const change of changes) lines.push(`  ${changeLine(change)}`);
    for (const problem of problems) lines.push(`! ${repository}: ${problem}`);
  }
  return [...lines, ...othersLines(others)].join('\n');
}

/** The report as the text of an issue, cut to what GitHub accepts. */
export function markdownReport({date, repositories, others}: Report): string {
  const row = (cell: readonly string[]) => `| ${cell.join(' | ')} |`;
  const lines = [
    `Sources on ${date}, compared with the versions that the pages document.`,
    '',
    row(HEAD),
    row(HEAD.map(() => '---')),
    ...repositories.map((one) => row(cells(one))),
  ];
  for (const {repository, documented, newest, changes, problems} of repositories) {
    if (changes.length) lines.push('', `## ${repository} ${documented.at} → ${newest?.at}`, '');
    for (const change of changes) lines.push(`- ${changeLine(change, '`')}`);
    for (const problem of problems) lines.push('', `**${repository}:** ${problem}`);
  }
  const end = [
    ...othersLines(others),
    '',
    '“A new release of babylond” in CONTRIBUTING.md says what to do.',
  ].join('\n');
  const whole = lines.join('\n');
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
  const rest = names.length - FEW;
  return names.slice(0, FEW).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function othersLines(others: Report['others']): string[] {
  if (!others.length) return [];
  return ['', 'Not in a repository, so read them again:', ''].concat(
    others.map(({name, date}) => `- ${name}, last read on ${date}`),
  );
}
