/** Prints every valid text of each fact, as of the day of the build. */
import {statSync} from 'node:fs';
import {buildClock, clockOn} from '../../data/clock';
import {formatFact, factFormats} from '../../data/format';
import {loadFactsAt} from '../../data/load';

const [builtFile = ''] = process.argv.slice(2);

async function print(): Promise<void> {
  const clock = process.env.SOURCE_DATE_EPOCH
    ? buildClock()
    : clockOn(statSync(builtFile).mtime.toISOString().slice(0, 10));
  const {facts} = await loadFactsAt(clock);
  const entries = [...facts.values()].map((fact) => {
    const texts = new Set([formatFact(fact)]);
    for (const show of factFormats) {
      try {
        texts.add(formatFact(fact, show));
      } catch {
        // This format is invalid for the fact's unit, so no page can use it.
      }
    }
    return [fact.id, [...texts]];
  });
  console.log(JSON.stringify(entries));
}

void print();
