import incentive from '../modules/incentive';
import {messageFieldsTable} from '../modules/tables';

/** Fields of the messages of the incentive module. */
export default messageFieldsTable(incentive);
