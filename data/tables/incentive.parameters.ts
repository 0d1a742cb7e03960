import facts from '../facts/bbn-1.incentive';
import incentive from '../modules/incentive';
import {parameterMeaningsTable} from '../modules/tables';

/** Parameters of the incentive module. */
export default parameterMeaningsTable(incentive, facts);
