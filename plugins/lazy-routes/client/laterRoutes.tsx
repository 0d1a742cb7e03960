import renderRoutes from '@docusaurus/renderRoutes';
import Loading from '@theme/Loading';
import NotFoundContent from '@theme/NotFound/Content';
import {useCallback, useEffect, useState, type ReactNode} from 'react';
import type {RouteConfig} from 'react-router-config';
import {preloadRoutes} from './preloadRoutes';

type Load = () => Promise<{default: RouteConfig[]}>;

/**
 * A route's component whose own routes are asked for when it is first needed.
 *
 * @returns a component with `preload(pathname)`, which brings the list and the files of the page
 */
export default function laterRoutes(load: Load) {
  let routes: RouteConfig[] | undefined;

  async function bring(): Promise<RouteConfig[]> {
    routes ??= (await load()).default;
    return routes;
  }

  function LaterRoutes(): ReactNode {
    const [loaded, setLoaded] = useState(routes);
    const [error, setError] = useState<unknown>();
    const get = useCallback(() => {
      setError(undefined);
      bring().then(setLoaded, setError);
    }, []);
    useEffect(() => {
      if (!loaded) get();
    }, [loaded, get]);
    if (loaded) return renderRoutes([...loaded, {component: NotFoundContent}]);
    return <Loading error={error} pastDelay isLoading retry={get} timedOut={false} />;
  }

  LaterRoutes.preload = async (pathname: string) => preloadRoutes(await bring(), pathname);
  return LaterRoutes;
}
