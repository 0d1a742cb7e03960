import {useLocation} from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import {useSyncExternalStore, type ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {readShown, subscribeToShown} from '@site/src/client/shownLocation';

/**
 * The canonical link and what else depends on the address, for the page that is shown: the stock
 * component follows the address bar, which Back moves before the page is here.
 */
export default function ShownSiteMetadata(): ReactNode {
  const asked = useLocation();
  const shown = useSyncExternalStore(subscribeToShown, readShown, () => undefined);
  return <Route location={shown ?? asked} render={() => <SiteMetadata />} />;
}
