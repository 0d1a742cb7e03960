import {Fault} from '../../config/fault';
import {nearest} from '../../config/nearest';
import type {Term, TermFile} from './schema';

/** Longest definition that a card on a phone shows without scrolling, in characters. */
const LONGEST = 239;

/** Data that checkGlossary checks the terms against. */
export type GlossaryInput = {
  /** Terms by file name. */
  readonly files: Readonly<Record<string, TermFile>>;
  /** Names that pages do not mark. */
  readonly tooCommon: readonly string[];
  /** Paths of the pages that a term may name. */
  readonly pages: Iterable<string>;
};

/**
 * Collects the terms of all files by id.
 *
 * @returns the terms, and every fault with file and term
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
    let before = '';
    for (const [id, term] of Object.entries(entries)) {
      const where = `data/glossary/${file}.ts, ${id}`;
      const fault = (rule: string, what: string, fix: string) =>
        faults.push(new Fault(`glossary/${rule}`, where, what, `Fix: ${fix}`));
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
        fault('id', 'the id is not lower case with hyphens.', 'write it like finality-provider.');
      }
      if (terms.has(id)) fault('id-twice', 'another file also has this id.', 'keep one of them.');
      terms.set(id, term);
      for (const name of namesOf(term)) {
        const owner = names.get(name);
        if (owner) {
          fault('name-twice', `"${name}" belongs to ${owner}.`, 'use it for only one term.');
        }
        names.set(name, id);
      }
      const {length} = term.definition;
      if (length === 0 || length > LONGEST) {
        fault(
          'length',
          `the definition has ${length} characters.`,
          `write 1 to ${LONGEST}; move the rest to note.`,
        );
      }
      if (!/[.]$/.test(term.definition)) {
        fault('sentence', 'the definition does not end with a period.', 'write full sentences.');
      }
      if (!routes.has(term.page)) {
        fault(
          'page',
          `no page "${term.page}".`,
          `nearest are ${nearest(term.page, routes).join(', ')}; name one that exists.`,
        );
      }
      if (compareTerms(before, term.term) > 0) {
        fault('order', `it follows "${before}".`, 'sort the terms of the file from a to z.');
      }
      before = term.term;
    }
  }
  for (const [file, entries] of Object.entries(files)) {
    for (const [id, {see = []}] of Object.entries(entries)) {
      for (const other of see) {
        if (terms.has(other) && other !== id) continue;
        const others = [...terms.keys()].filter((known) => known !== id);
        const what = other === id ? 'the term itself' : `"${other}", which is not a term`;
        faults.push(
          unknown('see', `data/glossary/${file}.ts, ${id}`, what, nearest(other, others)),
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

function unknown(rule: string, place: string, what: string, near: readonly string[]): Fault {
  const choices = `Nearest: ${near.join(', ')}.`;
  return new Fault(
    `glossary/${rule}`,
    place,
    `names ${what}.`,
    choices,
    'Fix: correct or remove it.',
  );
}

/** All names of a term, the main one first. */
export function namesOf({term, also = []}: Term): string[] {
  return [term, ...also];
}

/** Sort order of terms for readers: case and hyphens are ignored. */
export function compareTerms(a: string, b: string): number {
  const plain = (text: string) => text.toLowerCase().replace(/[-_]/g, ' ');
  return plain(a) < plain(b) ? -1 : plain(a) > plain(b) ? 1 : 0;
}
