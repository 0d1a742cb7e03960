import facts from '../facts/bbn-1.finality';
import finality from '../modules/finality';
import {parameterMeaningsTable} from '../modules/tables';

/** Parameters of the finality module. */
export default parameterMeaningsTable(finality, facts);
