import costaking from '../modules/costaking';
import {checksTable} from '../modules/tables';

/** What the costaking module checks before it accepts a message. */
export default checksTable(costaking);
