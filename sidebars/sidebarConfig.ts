import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The type of a single sidebar. The framework exports only the type of all sidebars. */
export type SidebarConfig = SidebarsConfig[string];
