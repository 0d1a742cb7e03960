import OriginalComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {DataTable} from '@site/src/components/DataTable';
import {Fact} from '@site/src/components/Fact';
import {Figure} from '@site/src/components/Figure';
import {Term} from '@site/src/components/Term';
import {ZoomableImage} from '@site/src/components/ZoomableImage';

/** Components that pages use without an import. */
export default {
  ...OriginalComponents,
  CodeBlock,
  DataTable,
  Fact,
  Figure,
  TabItem,
  Tabs,
  Term,
  // The stock component renders code that contains an element, such as a line break, as a block.
  code: CodeInline,
  img: ZoomableImage,
};
