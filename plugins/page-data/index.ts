import {mkdir, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFacts} from '../../data/load';
import {publishFacts} from '../../data/publish';
import {loadGlossary} from '../../data/glossary/load';
import {publishTerms} from '../../data/glossary/publish';
import {expandFactsInText} from '../facts/findFact';
import {readFigure} from '../figures/readFigure';

/** Facts, terms and the markup of figures, as the server needs them to write a page. */
type PageData = {
  facts: Record<string, unknown>;
  terms: Record<string, unknown>;
  figures: Record<string, string>;
};

/**
 * Keeps sources and drawings out of the scripts of a page. The server finds them in full under
 * `@page-data/*` and writes them into the HTML; the browser finds empty objects there, keeps what
 * the HTML holds, and fetches `/facts.json`, `/terms.json` or `/figures/<name>.svg` only when it needs one.
 */
export default function pageDataPlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin<PageData> {
  const folder = path.join(generatedFilesDir, 'page-data');
  const file = (name: string) => path.join(folder, `${name}.json`);
  return {
    name: 'page-data',
    getPathsToWatch() {
      return ['figures', 'data'].map((name) => path.join(siteDir, name, '**/*'));
    },
    async loadContent() {
      const base = await loadFacts();
      const figures: Record<string, string> = {};
      const drawings = path.join(siteDir, 'figures');
      for (const entry of (await readdir(drawings)).sort()) {
        if (!entry.endsWith('.svg') || entry.endsWith('.tall.svg')) continue;
        const name = entry.slice(0, -'.svg'.length);
        const {wide, tall} = readFigure(drawings, name, entry);
        figures[name] = finish(expandFactsInText(wide, base, `figures/${entry}`));
        if (tall)
          figures[`${name}.tall`] = finish(
            expandFactsInText(tall, base, `figures/${name}.tall.svg`),
          );
      }
      return {facts: publishFacts(base), terms: publishTerms(loadGlossary()), figures};
    },
    async contentLoaded({content}) {
      await mkdir(folder, {recursive: true});
      await writeFile(file('facts'), JSON.stringify(content.facts));
      await writeFile(file('terms'), JSON.stringify(content.terms));
      await writeFile(file('figures'), JSON.stringify(content.figures));
      await writeFile(file('empty'), '{}');
    },
    configureWebpack(_config, isServer) {
      return {
        resolve: {
          alias: {
            '@page-data/facts': file(isServer ? 'facts' : 'empty'),
            '@page-data/terms': file(isServer ? 'terms' : 'empty'),
            '@page-data/figures': file(isServer ? 'figures' : 'empty'),
          },
        },
      };
    },
    async postBuild({outDir, content}) {
      await writeFile(path.join(outDir, 'facts.json'), `${JSON.stringify(content.facts)}\n`);
      await writeFile(path.join(outDir, 'terms.json'), `${JSON.stringify(content.terms)}\n`);
      await mkdir(path.join(outDir, 'figures'), {recursive: true});
      for (const [name, svg] of Object.entries(content.figures)) {
        await writeFile(path.join(outDir, 'figures', `${name}.svg`), svg);
      }
    },
  };
}

/** White space between elements is for those who edit the drawing. */
function finish(svg: string): string {
  return svg.replace(/>\s+</g, '><');
}
