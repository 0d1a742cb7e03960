import costaking from '../modules/costaking';
import {messageFieldsTable} from '../modules/tables';

/** Fields of the messages of the costaking module. */
export default messageFieldsTable(costaking);
