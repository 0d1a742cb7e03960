import type {SidebarConfig} from './sidebarConfig';

export const stakingApi: SidebarConfig = [
  {type: 'doc', id: 'api/staking-api', label: 'Staking API'},
];

export const babylonRpc: SidebarConfig = [
  {type: 'doc', id: 'api/babylon-grpc', label: 'Babylon gRPC'},
];

export const cometBFT: SidebarConfig = [{type: 'doc', id: 'api/comet-bft', label: 'CometBFT RPC'}];
