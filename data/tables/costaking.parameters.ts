import facts from '../facts/bbn-1.costaking';
import costaking from '../modules/costaking';
import {parameterMeaningsTable} from '../modules/tables';

/** Parameters of the costaking module. */
export default parameterMeaningsTable(costaking, facts);
