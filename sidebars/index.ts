import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {bsns} from './bsns';
import {developers} from './developers';
import {guides} from './guides';
import {operators} from './operators';
import {stakers} from './stakers';

/**
 * Sidebars, with the names from the specification. `api/pages` generates the sidebars of the APIs
 * (`stakingApi`, `babylonRpc`, `cometBFT`) from their documents.
 */
const sidebars: SidebarsConfig = {
  guides,
  stakers,
  developers,
  operators,
  bsns,
};

export default sidebars;
