import {defineTable} from '../schema';

/** A key with the first and the last parameter version that contains it. */
type Member = readonly [key: string, from: number, to: number];

const members: readonly Member[] = [
  ['17921cf156ccb4e73d428f996ed11b245313e37e27c978ac4d2cc21eca4672e4', 0, 5],
  ['fa9d882d45f4060bdb8042183828cd87544f1ea997380e586cab77d5fd698737', 2, 5],
  ['0aee0509b16db71c999238a4827db945526859b13c95487ab46725357c9a9f25', 2, 5],
  ['113c3a32a9d320b72190a04a020a0db3976ef36972673258e9a38a364f3dc3b0', 0, 4],
  ['79a71ffd71c503ef2e2f91bccfc8fcda7946f4653cef0d9f3dde20795ef3b9f0', 0, 4],
  ['3bb93dfc8b61887d771f3630e9a63e97cbafcfcc78556a474df83a31a0ef899c', 0, 4],
  ['d21faf78c6751a0d38e6bd8028b907ff07e9a869a43fc837d6b3f8dff6119a36', 0, 4],
  ['40afaf47c4ffa56de86410d8e47baa2bb6f04b604f4ea24323737ddc3fe092df', 0, 4],
  ['f5199efae3f28bb82476163a7e458c7ad445d9bffb0682d10d3bdb2cb41f8e8e', 0, 4],
  ['76d1ae01f8fb6bf30108731c884cddcf57ef6eef2d9d9559e130894e0e40c62c', 0, 1],
  ['09585ab55a971a231c945790a0a81df754e5a07263a5c20829931cc24683bbb7', 1, 1],
  ['49766ccd9e3cd94343e2040474a77fb37cdfd30530d05f9f1e96ae1e2102c86e', 0, 0],
];

/** The covenant keys of a version of the testnet's parameters, in hex. */
export const covenantOf = (version: number): string[] =>
  members.filter(([, from, to]) => from <= version && version <= to).map(([key]) => key);

/** Covenant keys in the scripts of a stake on the testnet. */
export default defineTable({
  id: 'bbn-test-6.covenant-keys',
  title: 'Testnet covenant keys',
  network: 'bbn-test-6',
  columns: [
    {key: 'key', label: 'Public key (x-only)', format: 'code'},
    {key: 'versions', label: 'Parameter versions', align: 'right'},
  ],
  rows: members.map(([key, from, to]) => ({
    key,
    versions: from === to ? String(from) : `${from} to ${to}`,
  })),
  source: {id: 'BBN103', path: 'app/upgrades/v1/testnet/btcstaking_params.go'},
  asOf: '2025-10-09',
  note: 'The source does not identify the members.',
});
