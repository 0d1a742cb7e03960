import finality from '../modules/finality';
import {messagesTable} from '../modules/tables';

/** Messages of the finality module, and who may send them. */
export default messagesTable(finality);
