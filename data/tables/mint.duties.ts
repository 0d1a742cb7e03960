import mint from '../modules/mint';
import {dutiesTable} from '../modules/tables';

/** BeginBlock and EndBlock logic of the mint module. */
export default dutiesTable(mint);
