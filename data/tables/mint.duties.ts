import mint from '../modules/mint';
import {dutiesTable} from '../modules/tables';

/** What the mint module does in blocks. */
export default dutiesTable(mint);
