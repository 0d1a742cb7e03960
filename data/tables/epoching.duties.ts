import epoching from '../modules/epoching';
import {dutiesTable} from '../modules/tables';

/** What the epoching module does without being asked. */
export default dutiesTable(epoching);
