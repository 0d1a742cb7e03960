import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {loadGlossary} from '../../data/glossary/load';
import {publishTerms, type PublishedTerm} from '../../data/glossary/publish';
import {loadFacts} from '../../data/load';
import {publishFacts, type PublishedFact} from '../../data/publish';
import {expandFactsInText} from '../facts/findFact';
import {readFigure} from '../figures/readFigure';

/** Facts, terms and the markup of figures, for server rendering. */
export type PageData = {
  facts: Record<string, PublishedFact>;
  terms: Record<string, PublishedTerm>;
  figures: Record<string, string>;
};

/**
 * Reads the data and drawings that pages show.
 *
 * @throws Error with the name of the invalid file
 */
export async function loadPageData(siteDir: string): Promise<PageData> {
  const base = await loadFacts();
  const figures: Record<string, string> = {};
  const drawings = path.join(siteDir, 'figures');
  for (const entry of (await readdir(drawings)).sort()) {
    if (!entry.endsWith('.svg') || entry.endsWith('.tall.svg')) continue;
    const name = entry.slice(0, -'.svg'.length);
    const {wide, tall} = readFigure(drawings, name, entry);
    figures[name] = minify(expandFactsInText(wide, base, `figures/${entry}`));
    if (tall) {
      figures[`${name}.tall`] = minify(expandFactsInText(tall, base, `figures/${name}.tall.svg`));
    }
  }
  return {facts: publishFacts(base), terms: publishTerms(loadGlossary()), figures};
}

/** Removes the whitespace between elements. */
function minify(svg: string): string {
  return svg.replace(/>\s+</g, '><');
}
