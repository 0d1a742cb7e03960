import routes from '@generated/routes';
import {preloadRoutes} from './preloadRoutes';

/** Takes the place of the framework's own, which does not say which page it is for. */
export default function preload(pathname: string): Promise<unknown[]> {
  return preloadRoutes(routes, pathname);
}
