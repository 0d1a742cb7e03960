import costaking from '../modules/costaking';
import {dutiesTable} from '../modules/tables';

/** What the costaking module does in blocks. */
export default dutiesTable(costaking);
