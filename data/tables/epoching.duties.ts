import epoching from '../modules/epoching';
import {dutiesTable} from '../modules/tables';

/** BeginBlock and EndBlock logic of the epoching module. */
export default dutiesTable(epoching);
