import finality from '../modules/finality';
import {dutiesTable} from '../modules/tables';

/** What the finality module does in blocks. */
export default dutiesTable(finality);
