import {defineTable} from '../schema';

/** What a proposal can carry, and when it takes effect. */
export default defineTable({
  id: 'governance.types',
  title: 'Kinds of proposals',
  columns: [
    {key: 'kind', label: 'Kind'},
    {key: 'message', label: 'Message', format: 'code'},
    {key: 'effect', label: 'What happens when it passes'},
  ],
  rows: [
    {kind: 'text', message: 'none', effect: 'Nothing on the chain. People act on it.'},
    {
      kind: 'parameters of a module',
      message: 'MsgUpdateParams of that module',
      effect: 'The whole set is replaced in the block that ends the vote.',
    },
    {
      kind: 'parameters of BTC staking',
      message: '/babylon.btcstaking.v1.MsgUpdateParams',
      effect: 'A new version is added. It holds for stakes from the Bitcoin height that it names.',
    },
    {
      kind: 'parameters of BABY staking',
      message: '/babylon.epoching.v1.MsgWrappedStakingUpdateParams',
      effect: 'Queued; the change comes at the end of the epoch.',
    },
    {
      kind: 'software upgrade',
      message: '/cosmos.upgrade.v1beta1.MsgSoftwareUpgrade',
      effect: 'The chain stops at the height in the plan, until nodes run the new binary.',
    },
    {
      kind: 'cancel an upgrade',
      message: '/cosmos.upgrade.v1beta1.MsgCancelUpgrade',
      effect: 'The planned upgrade is dropped. Too late once its height is reached.',
    },
    {
      kind: 'upload contract code',
      message: '/cosmwasm.wasm.v1.MsgStoreCode',
      effect: 'The code is on the chain; anyone may create contracts from it.',
    },
    {
      kind: 'allow an uploader',
      message: '/cosmwasm.wasm.v1.MsgAddCodeUploadParamsAddresses',
      effect: 'The address may upload code by itself.',
    },
    {
      kind: 'remove an uploader',
      message: '/cosmwasm.wasm.v1.MsgRemoveCodeUploadParamsAddresses',
      effect: 'The address may upload no more. What it uploaded stays.',
    },
    {
      kind: 'spend from the community pool',
      message: '/cosmos.distribution.v1beta1.MsgCommunityPoolSpend',
      effect: 'The amount is paid out. The pool receives no share of rewards on mainnet.',
    },
    {
      kind: 'resume finality',
      message: '/babylon.finality.v1.MsgResumeFinalityProposal',
      effect:
        'Finality goes on from the height where it stopped; the finality providers it names are jailed.',
    },
  ],
  source: {id: 'BBN', path: 'proto/babylon'},
  asOf: '2026-07-21',
  network: 'bbn-1',
  note: 'The list holds what readers ask about. Any message that the governance account may sign can stand in a proposal.',
});
