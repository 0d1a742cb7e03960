import type {Page, Problem} from './page';

const PLACEHOLDER = /\b(?:TODO|FIXME|TBD|coming soon)\b/gi;

/** What is not written yet is not on the site. Code and comments are read, too. */
export function noPlaceholders({source}: Page): Problem[] {
  return source.split('\n').flatMap((text, index) =>
    [...text.matchAll(PLACEHOLDER)].map(([found]) => ({
      line: index + 1,
      what: `"${found}" announces what is not there.`,
      rule: 'no TODO, TBD or "coming soon"',
      fix: 'Write it now, or leave it out; what is planned is told with its date and status.',
    })),
  );
}
