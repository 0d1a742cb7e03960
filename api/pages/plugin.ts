import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import docsPlugin, {
  validateOptions as validateDocsOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {site} from '../../config/site';
import {ContentCache} from '../../finish/cache/ContentCache';
import {withoutDocCards} from '../../markdown/withoutDocCards';
import type {ApiId} from '../schema/operation';
import {apis} from './load/apis';
import type {Api} from './load/readApi';
import {loadApi} from './load/loadApi';
import {pagesOf} from './generatedPages';
import {operationDocument} from './publish/operationDocument';
import {operationsElement} from './render/tagPage';
import {writePages} from './writePages';

type Options = PluginOptions & {readonly api: ApiId};

/**
 * Writes the pages of one API from `api/specs/<api>/` before the framework's docs plugin reads
 * them. The plugin is an instance of the docs plugin, so that the sidebar, the breadcrumbs, the
 * table of contents and search work as on any other page.
 *
 * @throws Error that lists every fault of the document
 */
export default async function apiReferencePlugin(
  context: LoadContext,
  {api: id, ...options}: Options,
): Promise<Plugin<LoadedContent>> {
  const {siteDir, generatedFilesDir} = context;
  const folder = path.join(generatedFilesDir, 'api-reference', apis[id].instance);
  let state = await generate(context, id, folder);
  let isFresh = true;
  const docs = await docsPlugin(context, {
    ...options,
    path: path.relative(siteDir, folder),
    sidebarPath: path.join(folder, 'sidebars.json'),
    editUrl: ({docPath}) => `${site.editUrl}${state.sources.get(docPath) ?? ''}`,
    beforeDefaultRemarkPlugins: [
      remarkApi(folder, (page, element) => state.replaceElement(page, element)),
    ],
  });
  return {
    ...docs,
    getPathsToWatch() {
      return [
        ...(docs.getPathsToWatch?.() ?? []),
        path.join(siteDir, 'api', 'specs', id, '**/*'),
        path.join(siteDir, 'docs', 'api', apis[id].entry.file),
      ];
    },
    async loadContent() {
      // After the first call, the framework calls this only if a watched file has changed.
      if (!isFresh) state = await generate(context, id, folder);
      isFresh = false;
      return docs.loadContent?.() as Promise<LoadedContent>;
    },
    async contentLoaded({content, actions}) {
      await docs.contentLoaded?.({
        content,
        actions: {
          ...withoutDocCards(actions),
          // Every page would load the list of documents, which nothing on the site uses.
          setGlobalData: (data) => actions.setGlobalData(withoutDocs(data)),
        },
      });
    },
  };
}

/** Validates options as the docs plugin does, after adding those that follow from the API. */
function validateOptions({
  validate,
  options: {api, ...options},
}: OptionValidationContext<Options, Options>): Options {
  const config = apis[api];
  const docsOptions = {...options, id: config.instance, routeBasePath: config.base};
  return {...validateDocsOptions({validate: validate as never, options: docsOptions}), api};
}

apiReferencePlugin.validateOptions = validateOptions;

/** Returns the nodes that replace an element of a page such as `block.mdx`. */
type ReplaceElement = (page: string, element: MdxJsxFlowElement) => RootContent[];

async function generate(
  {siteDir, siteConfig, generatedFilesDir}: LoadContext,
  id: ApiId,
  folder: string,
) {
  const cache = new ContentCache(path.join(siteDir, 'node_modules/.cache/api-documents', id));
  const {api, faults} = await loadApi(siteDir, id, cache);
  if (!api || faults.length) throw new Error(faults.map(({message}) => message).join('\n\n'));
  await cache.prune();
  publish(api, path.join(generatedFilesDir, 'api-reference', 'static', 'openapi'));
  const pages = pagesOf(api);
  const byFile = new Map(pages.map((page) => [`${page.slug}.mdx`, page]));
  const sources = new Map(pages.map(({slug, source}) => [`${slug}.mdx`, source]));
  sources.set(`${api.entry.slug}.mdx`, `docs/api/${api.entry.file}`);
  const dates = new Map<string, string | undefined>();
  for (const source of new Set(sources.values())) {
    const vcs = siteConfig.future.experimental_vcs;
    const change = await vcs.getFileLastUpdateInfo(path.join(siteDir, source));
    dates.set(source, change ? new Date(change.timestamp).toISOString().slice(0, 10) : undefined);
  }
  writePages(api, pages, {folder, handwritten: path.join(siteDir, 'docs', 'api'), dates});
  const replaceElement: ReplaceElement = (page, element) =>
    element.name === 'ApiOperations'
      ? // Pages share these nodes, and later plugins modify them.
        structuredClone(operationsElement(api, element, `docs/api/${api.entry.file}`))
      : (byFile.get(page)?.content() ?? []);
  return {api, sources, replaceElement};
}

/** Writes the API's document, and one document per operation for the request panel. */
function publish(api: Api, folder: string): void {
  const apiFolder = path.join(folder, api.id);
  rmSync(apiFolder, {recursive: true, force: true});
  mkdirSync(apiFolder, {recursive: true});
  const write = (name: string, value: unknown) =>
    writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(value)}\n`);
  write(api.id, api.document);
  for (const operation of api.operations) {
    write(`${api.id}/${operation.slug}`, operationDocument(api, operation));
  }
}

function withoutDocs(data: unknown): unknown {
  const {versions = [], ...rest} = data as {versions?: readonly object[]};
  return {...rest, versions: versions.map((version) => ({...version, docs: []}))};
}

/** Elements that this plugin replaces. */
const ELEMENTS = new Set(['ApiPage', 'ApiOperations']);

/**
 * Replaces the elements of a page with nodes generated from its document. It must run before the
 * framework's own plugins, which add anchors to headings and build the table of contents.
 *
 * @param folder the folder that contains the pages
 */
function remarkApi(folder: string, replaceElement: ReplaceElement) {
  return () =>
    (tree: Root, file: VFile): void => {
      const page = path.relative(folder, file.path).split(path.sep).join('/');
      tree.children = tree.children.flatMap((node): RootContent[] =>
        node.type === 'mdxJsxFlowElement' && ELEMENTS.has(node.name ?? '')
          ? replaceElement(page, node)
          : [node],
      );
    };
}
