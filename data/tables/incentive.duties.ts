import incentive from '../modules/incentive';
import {dutiesTable} from '../modules/tables';

/** What the incentive module does in blocks. */
export default dutiesTable(incentive);
