import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {bsns} from './bsns';
import {babylonRpc, cometBFT, stakingApi} from './api';
import {developers} from './developers';
import {guides} from './guides';
import {operators} from './operators';
import {stakers} from './stakers';

/** The eight sidebars, by the names that the specification gives them. */
const sidebars: SidebarsConfig = {
  guides,
  stakers,
  developers,
  operators,
  bsns,
  stakingApi,
  babylonRpc,
  cometBFT,
};

export default sidebars;
