import {matchRoutes, type RouteConfig} from 'react-router-config';

type Preloads = {preload?: (pathname: string) => Promise<unknown>};

/** Brings the files of the page at an address, also where its routes are themselves brought. */
export async function preloadRoutes(routes: RouteConfig[], pathname: string): Promise<unknown[]> {
  const paths = [...new Set([pathname, decodeURI(pathname)])];
  const matches = paths.flatMap((each) => matchRoutes(routes, each));
  const preloads = matches.map(async ({route}) =>
    (route.component as Preloads | undefined)?.preload?.(pathname),
  );
  return Promise.all(preloads);
}
