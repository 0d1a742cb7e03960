import routes from '@generated/routes';
import {preloadRoutes} from './preloadRoutes';

/**
 * Takes the place of the framework's own, which does not say which page it is for.
 *
 * @throws when a file does not come: the framework then loads the page whole. Without a network the
 * browser would put its own error in the place of this page, so that its part says that it is missing.
 */
export default async function preload(pathname: string): Promise<unknown> {
  try {
    return await preloadRoutes(routes, pathname);
  } catch (error) {
    const isFirst = document.documentElement.dataset.hasHydrated !== 'true';
    if (isFirst || navigator.onLine) throw error;
    return undefined;
  }
}
