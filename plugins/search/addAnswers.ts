import {sentencesOf} from '../../search/engine/sentences';
import type {Answered, Phrases} from './readPhrases';
import type {SearchRecord} from './record';

/** Stale places that a message names; more would hide the fix. */
const NAMED = 10;

/**
 * The records with the questions that their sentences answer. Text on pages changes, so all that
 * no longer stands there is told at once.
 *
 * @param places the records at each address, in order
 * @throws Error naming file, address, words and fix for words that no sentence at the address says.
 */
export function addAnswers(
  records: readonly SearchRecord[],
  all: readonly Phrases[],
  places: ReadonlyMap<string, readonly number[]>,
): SearchRecord[] {
  const added = [...records];
  const stale: string[] = [];
  for (const {file, address, answered = []} of all) {
    for (const one of answered) {
      const isAdded = (places.get(address) ?? []).some((index) => {
        const record = added[index];
        const start = record && startOf(record, one);
        if (!record || start === undefined) return false;
        const answers = [...(record.answers ?? []), {start, questions: one.questions}];
        added[index] = {...record, answers};
        return true;
      });
      if (!isAdded) stale.push(`${file}: "${one.words}" at ${address}`);
    }
  }
  if (stale.length > 0) throw new Error(told(stale));
  return added;
}

/** Where the sentence begins that says the words; none when no sentence of the record does. */
function startOf({content}: SearchRecord, {words}: Answered): number | undefined {
  if (content === null || !content.includes(words)) return undefined;
  return sentencesOf(content).find(({text}) => text.includes(words))?.start;
}

function told(stale: readonly string[]): string {
  const more = stale.length > NAMED ? `\n… and ${stale.length - NAMED} more` : '';
  return (
    '[search] Questions are answered by words that stand in no sentence there:\n' +
    `${stale.slice(0, NAMED).join('\n')}${more}.\n` +
    'Fix: put words of the sentence that answers now in their place, or remove the questions with it.'
  );
}
