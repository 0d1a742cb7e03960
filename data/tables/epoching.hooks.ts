import epoching from '../modules/epoching';
import {hooksTable} from '../modules/tables';

/** Hooks of the epoching module. */
export default hooksTable(epoching);
