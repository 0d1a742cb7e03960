import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

type VersionProps = {readonly version?: PropVersionMetadata};

/**
 * Actions for an instance of the docs plugin. They leave titles and descriptions of all documents
 * out of what each document loads, 13 kB gzip: the theme needs them for `<DocCard>` only, and a page
 * that uses one stops the build.
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
