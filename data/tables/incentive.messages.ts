import incentive from '../modules/incentive';
import {messagesTable} from '../modules/tables';

/** Messages of the incentive module, and who may send them. */
export default messagesTable(incentive);
