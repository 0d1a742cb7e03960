import mint from '../modules/mint';
import {queriesTable} from '../modules/tables';

/** What can be asked of the mint module. */
export default queriesTable(mint);
