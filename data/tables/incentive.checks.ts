import incentive from '../modules/incentive';
import {checksTable} from '../modules/tables';

/** Checks of the incentive module before it accepts a message. */
export default checksTable(incentive);
