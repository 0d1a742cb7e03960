import renderRoutes from '@docusaurus/renderRoutes';
import Loading from '@theme/Loading';
import NotFoundContent from '@theme/NotFound/Content';
import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {preloadRoutes} from './preloadRoutes';

type Load = () => Promise<{default: RouteConfig[]}>;

/** A route's component whose own routes are asked for when it is first needed. */
export type LaterRoutes = {
  (): ReactNode;
  /** Brings the list, and the files of the page at an address. */
  preload(pathname: string): Promise<unknown>;
  /** Whether the list is here and has no page at an address. */
  lacks(pathname: string): boolean;
};

/** Makes the component of a section from what imports its list. */
export default function laterRoutes(load: Load): LaterRoutes {
  let routes: RouteConfig[] | undefined;

  async function bring(): Promise<RouteConfig[]> {
    routes ??= (await load()).default;
    return routes;
  }

  function Section(): ReactNode {
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

  Section.lacks = (pathname: string) =>
    routes !== undefined && matchRoutes(routes, pathname).length === 0;
  Section.preload = async (pathname: string) => preloadRoutes(await bring(), pathname);
  return Section;
}
