import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

type VersionProps = {readonly version?: PropVersionMetadata};

/**
 * Wraps the actions of a docs plugin instance so that a document doesn't load the titles and
 * descriptions of all others, 13 kB gzipped. The theme needs them for `<DocCard>` only, and a page
 * that uses one fails the build.
 */
export function withoutDocCards(actions: PluginContentLoadedActions): PluginContentLoadedActions {
  return {...actions, addRoute: (route) => actions.addRoute(withoutDocs(route))};
}

function withoutDocs(route: RouteConfig): RouteConfig {
  const {version} = (route.props ?? {}) as VersionProps;
  return {
    ...route,
    ...(route.routes && {routes: route.routes.map(withoutDocs)}),
    ...(version && {props: {...route.props, version: {...version, docs: {}}}}),
  };
}
