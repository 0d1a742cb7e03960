import costaking from '../modules/costaking';
import {queriesTable} from '../modules/tables';

/** Queries of the costaking module. */
export default queriesTable(costaking);
