import {matchPath, useLocation} from '@docusaurus/router';
import DocRoot from '@theme-original/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';
import type {Props} from '@theme/DocRoot';
import type {ReactNode} from 'react';
import type {LaterRoutes} from '@site/plugins/lazy-routes/client/laterRoutes';

/**
 * A document, or what says that there is none. The stock one knows only whether an address is below
 * a section that plugins/lazy-routes brings later, and would put the section's sidebar beside a
 * missing page, which the page as it was sent has not.
 */
export default function DocRootOfSections(props: Props): ReactNode {
  const {pathname} = useLocation();
  const section = props.route.routes?.find((route) => matchPath(pathname, route));
  const {lacks} = (section?.component ?? {}) as Partial<LaterRoutes>;
  return lacks?.(pathname) ? <NotFoundContent /> : <DocRoot {...props} />;
}
