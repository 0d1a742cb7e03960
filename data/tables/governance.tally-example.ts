import gov from '../facts/bbn-1.gov';
import {defineTable} from '../schema';

/** Fictitious votes in BABY, and the total bonded stake. */
export const exampleVotes = {bonded: 1000, yes: 300, no: 100, veto: 50, abstain: 50};

const {bonded, yes, no, veto, abstain} = exampleVotes;
const voted = yes + no + veto + abstain;

const percent = (part: number, whole: number): number => (100 * part) / whole;
const limit = (key: string): number => Number(gov.facts[key]?.value);
const formatPercent = (value: number): string => `${Math.round(value * 100) / 100}%`;

const turnout = percent(voted, bonded);
const vetoShare = percent(veto, voted);
const yesShare = percent(yes, voted - abstain);

/** The three checks of the tally, calculated for the example. */
export default defineTable({
  id: 'governance.tally-example',
  title: 'Example tally',
  columns: [
    {key: 'question', label: 'Check, in this order'},
    {key: 'sum', label: 'Votes'},
    {key: 'share', label: 'Share', align: 'right'},
    {key: 'standard', label: 'Standard'},
    {key: 'expedited', label: 'Expedited'},
  ],
  rows: [
    {
      question: 'Is the quorum reached?',
      sum: `${voted} of ${bonded} bonded`,
      share: formatPercent(turnout),
      standard: verdict(turnout >= limit('quorum'), 'quorum', 'at least'),
      expedited: verdict(turnout >= limit('quorum'), 'quorum', 'at least'),
    },
    {
      question: 'Is the veto share within the threshold?',
      sum: `${veto} of ${voted} votes`,
      share: formatPercent(vetoShare),
      standard: verdict(vetoShare <= limit('veto-threshold'), 'veto-threshold', 'at most'),
      expedited: verdict(vetoShare <= limit('veto-threshold'), 'veto-threshold', 'at most'),
    },
    {
      question: 'Is the threshold exceeded?',
      sum: `${yes} of ${voted - abstain}, without Abstain`,
      share: formatPercent(yesShare),
      standard: verdict(yesShare > limit('threshold'), 'threshold', 'more than'),
      expedited: verdict(
        yesShare > limit('expedited-threshold'),
        'expedited-threshold',
        'more than',
      ),
    },
  ],
  source: gov.source,
  asOf: gov.asOf,
  network: 'bbn-1',
  note: `The votes are made up: ${yes} Yes, ${no} No, ${veto} No with veto, ${abstain} Abstain. The thresholds are mainnet’s.`,
});

function verdict(met: boolean, key: string, words: string): string {
  return `${met ? 'yes' : 'no'}: ${words} ${limit(key)}%`;
}
