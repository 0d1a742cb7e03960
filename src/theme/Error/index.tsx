import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/**
 * What stands in place of a page that crashed outside its layout: the same text as for a page
 * that crashed inside it, with the navigation when that still works.
 */
export default function PageError(props: Props): ReactNode {
  return (
    // The layout asks for a route, and none has been rendered.
    <RouteContextProvider value={{plugin: {name: 'error-boundary', id: 'default'}}}>
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Head>
          <title>This page crashed</title>
        </Head>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
