import incentive from '../modules/incentive';
import {dutiesTable} from '../modules/tables';

/** BeginBlock and EndBlock logic of the incentive module. */
export default dutiesTable(incentive);
