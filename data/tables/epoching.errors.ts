import epoching from '../modules/epoching';
import {errorsTable} from '../modules/tables';

/** Why the epoching module refuses something. */
export default errorsTable(epoching);
