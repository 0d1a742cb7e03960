import finality from '../modules/finality';
import {checksTable} from '../modules/tables';

/** Checks of the finality module before it accepts a message. */
export default checksTable(finality);
