import costaking from '../modules/costaking';
import {reactionsTable} from '../modules/tables';

/** Hooks of other modules that costaking acts on. */
export default reactionsTable(costaking);
