import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {OperationDocument} from '../../../api-client/operation';
import RequestPanel from './panel/RequestPanel';

/**
 * Runs where the panel stands in the page, before the first paint: the kept language is shown, and
 * a link to a filled-in request shows the form.
 */
const SCRIPT = `{const p=document.currentScript.parentNode;if(location.search)p.querySelector('details').open=true;try{const t=p.querySelector('[data-tab="'+localStorage.getItem('babylon-docs.api.sample')+'"]');if(t)for(const o of t.parentNode.children){const c=o===t;o.ariaSelected=c;o.tabIndex=c?0:-1;document.getElementById(o.getAttribute('aria-controls')).hidden=!c}}catch{}}`;

/**
 * The request panel as a picture of itself in a page's HTML, which LivePanel brings to life. It
 * runs where pages are written only; see plugins/light-bundle. While someone writes the site
 * there is no HTML, and it lives from the start.
 *
 * @param operation an OperationDocument as JSON
 */
export default function ApiPanel({operation: json}: {readonly operation: string}): ReactNode {
  const operation = JSON.parse(json) as OperationDocument;
  const url = useBaseUrl(`/openapi/${operation.api}/${operation.slug}.json`);
  if (process.env.NODE_ENV === 'development') return <RequestPanel operation={operation} isLive />;
  return (
    <div data-api-panel={url}>
      <RequestPanel operation={operation} isLive={false} />
      <script dangerouslySetInnerHTML={{__html: SCRIPT}} />
    </div>
  );
}
