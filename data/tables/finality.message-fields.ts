import finality from '../modules/finality';
import {messageFieldsTable} from '../modules/tables';

/** Fields of the messages of the finality module. */
export default messageFieldsTable(finality);
