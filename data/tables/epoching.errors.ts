import epoching from '../modules/epoching';
import {errorsTable} from '../modules/tables';

/** Errors of the epoching module. */
export default errorsTable(epoching);
