import {formatFact} from './format';
import type {FactBase} from './load';
import {sourceLink} from './sources';

/** A fact in `/facts.json`, from which hover cards are shown too. */
export type PublishedFact = {
  label: string;
  /** Integers above 2^53 are strings, so that parsers do not round them. */
  value: number | string;
  unit: string;
  text: string;
  meaning: string;
  source: string;
  url?: string;
  asOf: string;
  network?: string;
  since?: string;
  unverified?: string;
};

/** The contents of `/facts.json`: every fact with its source, by ID. */
export function publishFacts({facts}: FactBase): Record<string, PublishedFact> {
  return Object.fromEntries(
    [...facts.values()].map((fact) => {
      const {id, label, value, unit, meaning, source, asOf, network, since, unverified} = fact;
      const published: PublishedFact = {
        label,
        value: typeof value === 'bigint' ? value.toString() : value,
        unit,
        text: formatFact(fact),
        meaning,
        ...sourceLink(source),
        asOf,
        network,
        since,
        unverified,
      };
      return [id, published];
    }),
  );
}
