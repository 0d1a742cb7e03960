import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The shape of one sidebar: the framework exports only the shape of all of them. */
export type SidebarConfig = SidebarsConfig[string];
