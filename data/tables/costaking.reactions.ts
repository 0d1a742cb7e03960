import costaking from '../modules/costaking';
import {reactionsTable} from '../modules/tables';

/** Hooks of other modules that costaking responds to. */
export default reactionsTable(costaking);
