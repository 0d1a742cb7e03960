/**
 * The types of item in config/navbar.ts, by plugins/navbar-items. The framework's own table names
 * nine, which every page would load. A component for a type of one's own stands here beside them.
 */
export {default} from '@generated/navbar-items/default/componentTypes';
