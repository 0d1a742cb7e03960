import {Fault} from '../../config/fault';
import {askedDocs, typeOf, type Item} from './allItems';

/** An entry of a sidebar as the docs plugin has read it. */
type SidebarEntry = {
  readonly type: string;
  readonly link?: unknown;
  readonly items?: readonly SidebarEntry[];
};

/** What the docs plugin has read of a version. */
export type Version = {
  readonly versionName: string;
  readonly docs: readonly {readonly id: string}[];
  readonly drafts: readonly {readonly id: string}[];
  readonly sidebars: Readonly<Record<string, readonly SidebarEntry[]>>;
};

/** Versions by the id of the docs instance; the default one is `default`. */
export type Docs = Readonly<Record<string, readonly Version[]>>;

/**
 * Checks that what the navbar's items name is there, before any page is rendered: else the first
 * page that happens to be rendered fails instead.
 *
 * @throws with the item, what it names, the valid choices and the fix
 */
export function checkItems(items: readonly Item[], docs: Docs): void {
  for (const item of items) {
    const id = askedDocs(item);
    if (id === undefined) continue;
    const versions = docs[id];
    if (!versions) {
      throw problem(
        'docs-plugin',
        item,
        `there is no docs plugin with the id "${id}"`,
        'Ids',
        Object.keys(docs),
        'correct docsPluginId, or leave it out for the default one',
      );
    }
    const type = typeOf(item);
    if (type === 'doc') checkDoc(item, versions);
    if (type === 'docSidebar') checkSidebar(item, versions);
    if (type === 'docsVersionDropdown') checkVersions(item, versions);
  }
}

function checkDoc(item: Item, versions: readonly Version[]): void {
  const {docId = ''} = item;
  // A draft is known, and left out of the navbar, as it is of a build.
  const ids = versions.flatMap(({docs, drafts}) => [...docs, ...drafts].map(({id}) => id));
  if (ids.includes(docId)) return;
  throw problem(
    'doc',
    item,
    `there is no document with the id "${docId}"`,
    'Ids',
    ids,
    'correct docId: it is the path of the file in its folder, without the ending',
  );
}

function checkSidebar(item: Item, versions: readonly Version[]): void {
  const {sidebarId = ''} = item;
  const found = versions.flatMap(({sidebars}) => sidebars[sidebarId] ?? []);
  const names = versions.flatMap(({sidebars}) => Object.keys(sidebars));
  if (!names.includes(sidebarId)) {
    throw problem(
      'sidebar',
      item,
      `there is no sidebar with the id "${sidebarId}"`,
      'Sidebars',
      names,
      'correct sidebarId, or add the sidebar to the file that sidebarPath names',
    );
  }
  if (found.some(leads)) return;
  throw problem(
    'empty-sidebar',
    item,
    `the sidebar "${sidebarId}" has nothing to link to: no document, and no category with a link`,
    'Sidebars',
    versions.flatMap(({sidebars}) =>
      Object.keys(sidebars).filter((name) => sidebars[name]?.some(leads)),
    ),
    'add a document to the sidebar, or name another sidebar',
  );
}

function checkVersions(item: Item, versions: readonly Version[]): void {
  const asked = item.versions ?? [];
  const names = versions.map(({versionName}) => versionName);
  const unknown = (Array.isArray(asked) ? (asked as string[]) : Object.keys(asked)).find(
    (name) => !names.includes(name),
  );
  if (unknown === undefined) return;
  throw problem(
    'version',
    item,
    `there is no version with the name "${unknown}"`,
    'Versions',
    names,
    'correct the name in versions, or leave versions out for all of them',
  );
}

/** Whether an entry is, or holds, something that the framework links a whole sidebar to. */
function leads({type, link, items}: SidebarEntry): boolean {
  return type === 'doc' || (type === 'category' && (Boolean(link) || Boolean(items?.some(leads))));
}

function problem(
  rule: string,
  item: Item,
  what: string,
  name: string,
  choices: readonly string[],
  fix: string,
): Error {
  const known = [...new Set(choices)].sort();
  return new Fault(
    `navbar/${rule}`,
    'themeConfig.navbar.items',
    `${what}.`,
    `Item: ${JSON.stringify(item)}`,
    `${name}: ${known.length > 0 ? known.join(', ') : 'none'}`,
    `Fix: ${fix}.`,
  );
}
