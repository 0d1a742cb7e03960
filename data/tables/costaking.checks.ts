import costaking from '../modules/costaking';
import {checksTable} from '../modules/tables';

/** Checks of the costaking module before it accepts a message. */
export default checksTable(costaking);
