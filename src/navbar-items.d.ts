declare module '@generated/navbar-items/default/componentTypes' {
  import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';

  /** Components of the navbar's items by type, written by plugins/navbar-items. */
  const componentTypes: Partial<ComponentTypesObject>;
  export default componentTypes;
}
