/** An entry in the list of pages for language models. */
export type ListedPage = {
  title: string;
  description: string;
  /** Public address of the Markdown copy. */
  markdownUrl: string;
  /** Area of the site, used as the heading above the entry. */
  area: string;
};

/** The site's title, description and data files. */
export type SiteSummary = {
  title: string;
  description: string;
  /** Files with data, listed last. */
  data: readonly {title: string; description: string; url: string}[];
};

/** Areas in the order of the navigation; others follow in order of appearance. */
const AREA_ORDER = ['Documentation', 'Guides', 'Stakers', 'Operators', 'Developers', 'BSNs', 'API'];

/** The content of `/llms.txt`: links to the Markdown copies of all pages by area, with descriptions. */
export function llmsTxt(site: SiteSummary, pages: readonly ListedPage[]): string {
  const areas = [...new Set([...AREA_ORDER, ...pages.map(({area}) => area)])];
  const sections = areas.flatMap((area) => {
    const areaPages = pages.filter((page) => page.area === area);
    return areaPages.length ? [section(area, areaPages.map(lineOf))] : [];
  });
  const data = site.data.map((file) => lineOf({...file, markdownUrl: file.url}));
  return [`# ${site.title}`, `> ${site.description}`, ...sections, section('Data', data)]
    .join('\n\n')
    .concat('\n');
}

function section(name: string, lines: readonly string[]): string {
  return `## ${name}\n\n${lines.join('\n')}`;
}

function lineOf({title, description, markdownUrl}: Omit<ListedPage, 'area'>): string {
  const name = title.replace(/[[\]\\]/g, '\\$&');
  const link = `- [${name}](${markdownUrl.replaceAll('(', '%28').replaceAll(')', '%29')})`;
  return description ? `${link}: ${description.replace(/\s+/g, ' ').trim()}` : link;
}
