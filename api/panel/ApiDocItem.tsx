import {MDXProvider} from '@mdx-js/react';
import DocItem from '@theme/DocItem';
import type {Props} from '@theme/DocItem';
import type {ReactNode} from 'react';
import './api.css';
import ApiPanel from './ApiPanel';
import SchemaDepth from './SchemaDepth';

/** Elements of these pages alone: other pages do not carry their code. */
const components = {ApiPanel, Fold: 'details'} as const;

/** A page of the API reference: any document, with the look and the folds of schemas. */
export default function ApiDocItem(props: Props): ReactNode {
  return (
    <MDXProvider components={components}>
      <DocItem {...props} />
      <SchemaDepth />
    </MDXProvider>
  );
}
