import {checks, type Check} from '../../examples/staking-check/checks';
import {defineTable} from '../schema';

const allChecks: readonly Check[] = Object.values(checks);

/** The documents that a check applies to, as named on the page. */
const documentsOf = ({kinds, only}: Check): string =>
  kinds.join(', ') + (only === 'PSBT' ? ' (PSBT)' : '');

const paths = new Set(
  allChecks.flatMap(({source}) => source.split(/[,;] /)).filter((path) => path.includes('/')),
);

/** The checks of the transaction checker, which computes its verdict from the same list. */
export default defineTable({
  id: 'transaction-checks',
  title: 'Checks of the transaction checker',
  columns: [
    {key: 'rule', label: 'Check'},
    {key: 'documents', label: 'Applies to'},
    {key: 'needs', label: 'Required input'},
    {key: 'source', label: 'Source of the rule', format: 'code'},
  ],
  rows: allChecks.map((check) => ({
    rule: check.rule,
    documents: documentsOf(check),
    needs: check.needs,
    source: check.source,
  })),
  source: {id: 'BBN', path: [...paths].join(', ')},
  asOf: '2026-07-21',
});
