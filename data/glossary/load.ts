import apis from './apis';
import bitcoin from './bitcoin';
import bsn from './bsn';
import chain from './chain';
import {checkGlossary} from './checkGlossary';
import {tooCommon} from './common';
import finality from './finality';
import governance from './governance';
import operators from './operators';
import {readPages} from './readPages';
import type {Term, TermFile} from './schema';
import staking from './staking';
import wallets from './wallets';

/** The checked glossary. */
export type Glossary = {
  readonly terms: ReadonlyMap<string, Term>;
  /** Names that are too common to mark on pages. */
  readonly tooCommon: ReadonlySet<string>;
  /** Titles of pages, by path. */
  readonly pages: ReadonlyMap<string, string>;
};

/** Terms by file name. */
export const termFiles: Readonly<Record<string, TermFile>> = {
  apis,
  bitcoin,
  bsn,
  chain,
  finality,
  governance,
  operators,
  staking,
  wallets,
};

let loaded: Glossary | undefined;

/**
 * Loads and checks all terms, once. Only for the build and tests.
 *
 * @throws Error that lists all faults
 */
export function loadGlossary(): Glossary {
  if (!loaded) {
    const pages = readPages();
    const {terms, faults} = checkGlossary({files: termFiles, tooCommon, pages: pages.keys()});
    if (faults.length) throw new Error(faults.map(({message}) => message).join('\n'));
    loaded = {terms, tooCommon: new Set(tooCommon), pages};
  }
  return loaded;
}
