import epoching from '../modules/epoching';
import {messagesTable} from '../modules/tables';

/** What an account can send to the epoching module. */
export default messagesTable(epoching);
