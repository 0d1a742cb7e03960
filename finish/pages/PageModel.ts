import {NOT_WALKED, walkDetails, walkLine, type Walk} from '../../config/walked';

/** Metadata of a page before it is rendered: its route and its front matter. */
export type PageModel = {
  /** Address with the base URL, with a slash at the end. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** Search terms of readers who need the page. */
  readonly keywords?: readonly string[];
  /** Path of the source file, relative to the project root. */
  readonly source: string;
  readonly kind?: string;
  readonly status?: string;
  readonly networks?: readonly string[];
  /** Day on which the page was checked against the code, `YYYY-MM-DD`. */
  readonly verified?: string;
  /** A sentence on whether somebody has followed the steps as written. */
  readonly walked?: string;
  /** Day of a post, `YYYY-MM-DD`. */
  readonly published?: string;
  /** Id of the API operation that the page describes. */
  readonly operationId?: string;
};

/** The metadata that the framework's three content plugins have in common. */
export type PageMetadata = {
  readonly permalink: string;
  readonly title?: string;
  readonly description?: string;
  readonly source: string;
  readonly date?: string | Date;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
};

/** The content of all plugins, by plugin and instance, as `allContentLoaded` receives it. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Models of all docs, API pages, posts and MDX pages. */
export function pageModels(allContent: AllContent): PageModel[] {
  const contents = (plugin: string) => Object.values(allContent[plugin] ?? {});
  type Docs = {loadedVersions: {docs: PageMetadata[]}[]};
  type Blog = {blogPosts: {metadata: PageMetadata}[]};
  return [
    ...(contents('docusaurus-plugin-content-docs') as Docs[]).flatMap(({loadedVersions}) =>
      loadedVersions.flatMap(({docs}) => docs),
    ),
    ...(contents('docusaurus-plugin-content-blog') as Blog[]).flatMap(({blogPosts}) =>
      blogPosts.map(({metadata}) => metadata),
    ),
    ...(contents('docusaurus-plugin-content-pages') as PageMetadata[][]).flat(),
  ].map(modelOf);
}

function modelOf(page: PageMetadata): PageModel {
  const {permalink, title = '', description = '', source, date, frontMatter = {}} = page;
  const front = frontMatter as {
    kind?: string;
    keywords?: string[];
    status?: string;
    network?: string[];
    verified?: string | Date;
    walked?: Walk;
    operation_id?: string;
  };
  return {
    // Permalinks of documents lack the slash at the end of their routes.
    address: permalink.replace(/\/?$/, '/'),
    title,
    description,
    keywords: front.keywords,
    source: source.replace('@site/', ''),
    kind: front.kind,
    status: front.status,
    networks: front.network,
    verified: dayOf(front.verified),
    walked: front.walked
      ? `${walkLine(front.walked)}. ${walkDetails(front.walked)}`
      : front.kind === 'task'
        ? NOT_WALKED
        : undefined,
    published: dayOf(date),
    operationId: front.operation_id,
  };
}

function dayOf(date: string | Date | undefined): string | undefined {
  return date === undefined ? undefined : new Date(date).toISOString().slice(0, 10);
}
