declare module '*.mdx' {
  import type {ComponentType} from 'react';

  const Content: ComponentType;
  export default Content;
}

declare module '@generated/globalData' {
  const globalData: Record<string, Record<string, unknown> | undefined>;
  export default globalData;
}
