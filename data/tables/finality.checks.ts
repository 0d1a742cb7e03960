import finality from '../modules/finality';
import {checksTable} from '../modules/tables';

/** What the finality module checks before it accepts a message. */
export default checksTable(finality);
