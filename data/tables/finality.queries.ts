import finality from '../modules/finality';
import {queriesTable} from '../modules/tables';

/** What can be asked of the finality module. */
export default queriesTable(finality);
