import mint from '../modules/mint';
import {queriesTable} from '../modules/tables';

/** Queries of the mint module. */
export default queriesTable(mint);
