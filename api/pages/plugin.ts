import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {RootContent} from 'mdast';
import docsPlugin, {
  validateOptions as validateDocsOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {site} from '../../config/site';
import {withoutDocCards} from '../../markdown/withoutDocCards';
import {apis, type ApiId} from './load/apis';
import {lastChanges} from './load/lastChange';
import type {Api} from './load/readApi';
import {loadApi} from './loadApi';
import {pagesOf} from './pages';
import {operationDocument} from './publish/operationDocument';
import {rehypeFolds} from './rehypeFolds';
import {remarkApi, type Contents} from './remarkApi';
import {operationsElement} from './render/operationsElement';
import {writePages} from './writePages';

type Options = PluginOptions & {readonly api: ApiId};

/**
 * The pages of one interface: written from `api/specs/<api>/` before the framework's own plugin for
 * documents reads them. It is an instance of that plugin, so sidebar, breadcrumbs, contents and
 * search work as on any page.
 *
 * @throws Error with every fault of the document
 */
export default async function apiReferencePlugin(
  context: LoadContext,
  {api: id, ...options}: Options,
): Promise<Plugin<LoadedContent>> {
  const {siteDir, generatedFilesDir} = context;
  const folder = path.join(generatedFilesDir, 'api-reference', apis[id].instance);
  let state = await generate(siteDir, id, folder);
  let isFresh = true;
  const docs = await docsPlugin(context, {
    ...options,
    path: path.relative(siteDir, folder),
    sidebarPath: path.join(folder, 'sidebars.json'),
    editUrl: ({docPath}) => `${site.editUrl}${state.sources.get(docPath) ?? ''}`,
    beforeDefaultRemarkPlugins: [
      remarkApi(folder, (page, element) => state.contents(page, element)),
    ],
    beforeDefaultRehypePlugins: [rehypeFolds],
  });
  const published = path.join(generatedFilesDir, 'api-reference', 'published');
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
      // The first time it has been read a moment ago; later something has changed.
      if (!isFresh) state = await generate(siteDir, id, folder);
      isFresh = false;
      await publish(state.api, path.join(published, 'openapi'));
      return docs.loadContent?.() as Promise<LoadedContent>;
    },
    async contentLoaded({content, actions}) {
      await docs.contentLoaded?.({
        content,
        actions: {
          ...withoutDocCards(actions),
          // Nothing on the site asks for this list of documents, which every page would load.
          setGlobalData: (data) => actions.setGlobalData(withoutDocs(data)),
        },
      });
    },
    configureWebpack(config, isServer, utils, content) {
      const own = docs.configureWebpack?.(config, isServer, utils, content);
      return {
        ...(typeof own === 'object' ? own : {}),
        devServer: {static: [{directory: published, publicPath: context.baseUrl, watch: false}]},
      };
    },
    async postBuild({outDir}) {
      await publish(state.api, path.join(outDir, 'openapi'));
    },
  };
}

/** The framework's checks of an instance, and which interface it shows. */
function validateOptions({
  validate,
  options: {api, ...options},
}: OptionValidationContext<Options, Options>): Options {
  const place = apis[api];
  const given = {...options, id: place.instance, routeBasePath: place.base};
  return {...validateDocsOptions({validate: validate as never, options: given}), api};
}

apiReferencePlugin.validateOptions = validateOptions;

type State = {
  readonly api: Api;
  readonly sources: ReadonlyMap<string, string>;
  readonly contents: Contents;
};

async function generate(siteDir: string, id: ApiId, folder: string): Promise<State> {
  const {api, faults} = await loadApi(siteDir, id);
  if (!api || faults.length) throw new Error(faults.map(({message}) => message).join('\n\n'));
  const pages = pagesOf(api);
  const days = lastChanges(siteDir, [`api/specs/${id}`, 'docs/api']);
  writePages(api, pages, {
    folder,
    handwritten: path.join(siteDir, 'docs', 'api'),
    changed: (source) => days.get(source),
  });
  const byFile = new Map(pages.map((page) => [`${page.slug}.mdx`, page]));
  const sources = new Map(pages.map(({slug, source}) => [`${slug}.mdx`, source]));
  sources.set(`${api.entry.slug}.mdx`, `docs/api/${api.entry.file}`);
  const contents: Contents = (page, element) =>
    element.name === 'ApiOperations'
      ? // It shares texts with other pages, and later steps change them.
        structuredClone(operationsElement(api, element, `docs/api/${api.entry.file}`))
      : (JSON.parse(byFile.get(page)?.content ?? '[]') as RootContent[]);
  return {api, sources, contents};
}

/** Writes the document, and each operation by itself, as the request panel reads them. */
async function publish(api: Api, folder: string): Promise<void> {
  const own = path.join(folder, api.id);
  await mkdir(own, {recursive: true});
  await writeFile(path.join(folder, `${api.id}.json`), `${JSON.stringify(api.document)}\n`);
  await Promise.all(
    api.operations.map((operation) =>
      writeFile(
        path.join(own, `${operation.slug}.json`),
        `${JSON.stringify(operationDocument(api, operation))}\n`,
      ),
    ),
  );
}

function withoutDocs(data: unknown): unknown {
  const {versions = [], ...rest} = data as {versions?: readonly object[]};
  return {...rest, versions: versions.map((version) => ({...version, docs: []}))};
}
