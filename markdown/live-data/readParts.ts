import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../data/listFiles';
import {clis} from '../../data/cli/load';
import {formatFact, shows} from '../../data/format';
import {namesOf} from '../../data/glossary/checkGlossary';
import {loadGlossary} from '../../data/glossary/load';
import {loadFacts} from '../../data/load';
import {publishFacts} from '../../data/publish';
import {sources, type SourceInfo} from '../../data/sources';
import {toolData} from '../../data/calculators/toolData';

/** Something that pages show: what it is now, and by which text to tell a page that shows it. */
export type Part = {readonly text: string; readonly content: string};

/**
 * Everything that pages take from data/, figures/ and examples/, each part by itself: when one
 * changes, the pages that show it are read again, and no others.
 */
export async function readParts(siteDir: string): Promise<Map<string, Part>> {
  const {groups, tables, facts} = await loadFacts();
  const published = publishFacts({groups, tables, facts});
  const {terms, tooCommon, pages} = loadGlossary();
  const parts = new Map<string, Part>();
  const add = (kind: string, name: string, text: string, content: unknown) =>
    parts.set(`${kind} ${name}`, {text: text.toLowerCase(), content: toJson(content)});

  for (const fact of facts.values()) {
    add('fact', fact.id, fact.id, [published[fact.id], textsOf(fact)]);
  }
  for (const {group, ...rest} of groups.values()) {
    add('group', group, `group="${group}"`, [rest, sourceOf(rest.source)]);
  }
  for (const table of tables.values()) {
    add('table', table.id, `id="${table.id}"`, [table, sourceOf(table.source)]);
  }
  for (const cli of clis.values()) {
    add('command line', cli.binary, `name="${cli.binary}`, [cli, sources]);
  }
  for (const [id, term] of terms) {
    for (const name of namesOf(term)) {
      // Pages also have the plural: "entry" is found in "entries".
      add('name', name, name.replace(/y$/, ''), [id, tooCommon.has(name)]);
    }
  }
  for (const [name, data] of Object.entries(toolData())) add('tool', name, `<${name}`, data);
  add('glossary', 'all', '<Glossary', [[...terms], [...pages]]);
  for (const file of filesBelow(siteDir, 'figures')) {
    const name = path.basename(file).replace(/(\.tall)?\.svg$/, '');
    add('figure', file, `name="${name}"`, readFileSync(path.join(siteDir, file), 'utf8'));
  }
  for (const file of filesBelow(siteDir, 'examples')) {
    add('example', file, file, readFileSync(path.join(siteDir, file), 'utf8'));
  }
  return parts;
}

/** Texts of the parts that are new, gone or other than before. */
export function changedTexts(
  before: ReadonlyMap<string, Part>,
  after: ReadonlyMap<string, Part>,
): Set<string> {
  const names = new Set([...before.keys(), ...after.keys()]);
  return new Set(
    [...names].flatMap((name) => {
      const [was, is] = [before.get(name), after.get(name)];
      if (was?.content === is?.content && was?.text === is?.text) return [];
      return [was?.text, is?.text].filter((text) => text !== undefined);
    }),
  );
}

/** A fact in every form that fits it. */
function textsOf(fact: Parameters<typeof formatFact>[0]): (string | undefined)[] {
  return shows.map((show) => {
    try {
      return formatFact(fact, show);
    } catch {
      return undefined;
    }
  });
}

function sourceOf({id}: {readonly id: keyof typeof sources}): SourceInfo {
  return sources[id];
}

function filesBelow(siteDir: string, folder: string): string[] {
  if (!existsSync(path.join(siteDir, folder))) return [];
  return listFiles(path.join(siteDir, folder)).map((file) => `${folder}/${file}`);
}

function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'bigint' ? `${each}n` : each,
  );
}
