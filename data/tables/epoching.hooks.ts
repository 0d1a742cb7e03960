import epoching from '../modules/epoching';
import {hooksTable} from '../modules/tables';

/** Where other modules join in the epoching module’s work. */
export default hooksTable(epoching);
