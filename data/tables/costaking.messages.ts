import costaking from '../modules/costaking';
import {messagesTable} from '../modules/tables';

/** Messages of the costaking module, and who may send them. */
export default messagesTable(costaking);
