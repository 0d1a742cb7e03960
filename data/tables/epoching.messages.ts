import epoching from '../modules/epoching';
import {messagesTable} from '../modules/tables';

/** Messages of the epoching module. */
export default messagesTable(epoching);
