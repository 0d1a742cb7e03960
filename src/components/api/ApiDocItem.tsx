import DocItem from '@theme/DocItem';
import type {Props} from '@theme/DocItem';
import type {ReactNode} from 'react';
import './api.css';
import SchemaDepth from './SchemaDepth';

/** A page of the API reference: any document, with the look and the folds of schemas. */
export default function ApiDocItem(props: Props): ReactNode {
  return (
    <>
      <DocItem {...props} />
      <SchemaDepth />
    </>
  );
}
