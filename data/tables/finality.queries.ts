import finality from '../modules/finality';
import {queriesTable} from '../modules/tables';

/** Queries of the finality module. */
export default queriesTable(finality);
