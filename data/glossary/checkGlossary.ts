import {Fault} from '../../config/fault';
import {nearest} from '../../config/nearest';
import type {Term, TermFile} from './schema';

/** Maximum length of a definition that a card on a phone shows without scrolling, in characters. */
const MAX_LENGTH = 239;

/** Data that checkGlossary checks the terms against. */
export type GlossaryInput = {
  /** Terms by file name. */
  readonly files: Readonly<Record<string, TermFile>>;
  /** Names that are too common to mark on pages. */
  readonly tooCommon: readonly string[];
  /** Paths of the pages that a term may refer to. */
  readonly pages: Iterable<string>;
};

/**
 * Collects the terms of all files by ID and checks them.
 *
 * @returns the terms, and all faults, each with its file and term
 */
export function checkGlossary({files, tooCommon, pages}: GlossaryInput): {
  terms: Map<string, Term>;
  faults: Fault[];
} {
  const terms = new Map<string, Term>();
  const faults: Fault[] = [];
  const names = new Map<string, string>();
  const routes = new Set(pages);

  for (const [file, entries] of Object.entries(files)) {
    let previous = '';
    for (const [id, term] of Object.entries(entries)) {
      const location = `data/glossary/${file}.ts, ${id}`;
      const fault = (rule: string, what: string, fix: string) =>
        faults.push(new Fault(`glossary/${rule}`, location, what, `Fix: ${fix}`));
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
        fault('id', 'the ID is not in lowercase with hyphens.', 'write it like finality-provider.');
      }
      if (terms.has(id)) fault('id-twice', 'another file also has this ID.', 'keep one of them.');
      terms.set(id, term);
      for (const name of namesOf(term)) {
        const owner = names.get(name);
        if (owner) {
          fault('name-twice', `"${name}" belongs to ${owner}.`, 'use it for only one term.');
        }
        names.set(name, id);
      }
      const {length} = term.definition;
      if (length === 0 || length > MAX_LENGTH) {
        fault(
          'length',
          `the definition has ${length} characters.`,
          `write 1 to ${MAX_LENGTH}; move the rest to note.`,
        );
      }
      if (!/[.]$/.test(term.definition)) {
        fault('sentence', 'the definition does not end with a period.', 'write full sentences.');
      }
      if (!routes.has(term.page)) {
        fault(
          'page',
          `no page "${term.page}".`,
          `use an existing page; nearest are ${nearest(term.page, routes).join(', ')}.`,
        );
      }
      if (compareTerms(previous, term.term) > 0) {
        fault(
          'order',
          `the term follows "${previous}".`,
          'sort the terms in the file from A to Z.',
        );
      }
      previous = term.term;
    }
  }
  for (const [file, entries] of Object.entries(files)) {
    for (const [id, {see = []}] of Object.entries(entries)) {
      for (const reference of see) {
        if (terms.has(reference) && reference !== id) continue;
        const others = [...terms.keys()].filter((known) => known !== id);
        const what = reference === id ? 'the term itself' : `"${reference}", which is not a term`;
        faults.push(
          unknown('see', `data/glossary/${file}.ts, ${id}`, what, nearest(reference, others)),
        );
      }
    }
  }
  for (const name of tooCommon) {
    if (names.has(name)) continue;
    const near = nearest(name, names.keys());
    faults.push(unknown('common', 'data/glossary/common.ts', `"${name}"`, near));
  }
  return {terms, faults};
}

function unknown(rule: string, location: string, what: string, near: readonly string[]): Fault {
  return new Fault(
    `glossary/${rule}`,
    location,
    `refers to ${what}.`,
    `Nearest: ${near.join(', ')}.`,
    'Fix: correct or remove the reference.',
  );
}

/** All names of a term, the main one first. */
export function namesOf({term, also = []}: Term): string[] {
  return [term, ...also];
}

/** Compares terms for sorting, ignoring case and hyphens. */
export function compareTerms(a: string, b: string): number {
  const plain = (text: string) => text.toLowerCase().replace(/[-_]/g, ' ');
  return plain(a) < plain(b) ? -1 : plain(a) > plain(b) ? 1 : 0;
}
