import costaking from '../modules/costaking';
import {queriesTable} from '../modules/tables';

/** What can be asked of the costaking module. */
export default queriesTable(costaking);
