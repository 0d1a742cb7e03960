import {useHistory} from '@docusaurus/router';
import progress from '@docusaurus/theme-classic/lib/nprogress';
import routes from '@generated/routes';
import {useEffect} from 'react';
import {preloadRoutes} from '@site/plugins/lazy-routes/client/preloadRoutes';
import {changePages} from './changePages';

const load = (pathname: string) => preloadRoutes(routes, pathname);

/** Changes pages of the site, from the moment on that the page answers to clicks. */
export default function PageChanges(): null {
  const history = useHistory();
  useEffect(() => {
    // What did not arrive was not needed.
    window.failureBar.clear();
    return changePages(history, {load, progress});
  }, [history]);
  return null;
}
