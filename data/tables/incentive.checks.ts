import incentive from '../modules/incentive';
import {checksTable} from '../modules/tables';

/** What the incentive module checks before it accepts a message. */
export default checksTable(incentive);
