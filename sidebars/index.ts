import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {bsns} from './bsns';
import {developers} from './developers';
import {guides} from './guides';
import {operators} from './operators';
import {stakers} from './stakers';

/**
 * Sidebars, by the names that the specification gives them. Those of the APIs (`stakingApi`,
 * `babylonRpc`, `cometBFT`) are written from their documents by api/pages.
 */
const sidebars: SidebarsConfig = {
  guides,
  stakers,
  developers,
  operators,
  bsns,
};

export default sidebars;
