import {defineTable} from '../schema';

/** Kinds of proposals, and when each takes effect. */
export default defineTable({
  id: 'governance.types',
  title: 'Types of proposals',
  columns: [
    {key: 'kind', label: 'Type'},
    {key: 'message', label: 'Message', format: 'code'},
    {key: 'effect', label: 'What happens when it passes'},
  ],
  rows: [
    {
      kind: 'text',
      message: 'none',
      effect: 'Nothing changes on the chain; it is up to people to act on the result.',
    },
    {
      kind: 'module parameters',
      message: 'MsgUpdateParams of that module',
      effect: 'The whole parameter set is replaced in the block of the tally.',
    },
    {
      kind: 'BTC staking parameters',
      message: '/babylon.btcstaking.v1.MsgUpdateParams',
      effect:
        'A new version is added. It applies to stakes from the Bitcoin height that it specifies.',
    },
    {
      kind: 'BABY staking parameters',
      message: '/babylon.epoching.v1.MsgWrappedStakingUpdateParams',
      effect: 'The message is queued and executed at the end of the epoch.',
    },
    {
      kind: 'software upgrade',
      message: '/cosmos.upgrade.v1beta1.MsgSoftwareUpgrade',
      effect: 'The chain halts at the upgrade height until nodes run the new binary.',
    },
    {
      kind: 'cancel an upgrade',
      message: '/cosmos.upgrade.v1beta1.MsgCancelUpgrade',
      effect: 'The scheduled upgrade is canceled if its height has not been reached.',
    },
    {
      kind: 'upload contract code',
      message: '/cosmwasm.wasm.v1.MsgStoreCode',
      effect:
        'The code is stored; anyone may instantiate contracts from it unless the proposal restricts this.',
    },
    {
      kind: 'allow an uploader',
      message: '/cosmwasm.wasm.v1.MsgAddCodeUploadParamsAddresses',
      effect: 'The address may upload code without a proposal.',
    },
    {
      kind: 'remove an uploader',
      message: '/cosmwasm.wasm.v1.MsgRemoveCodeUploadParamsAddresses',
      effect: 'The address can no longer upload code. Code that it uploaded earlier remains.',
    },
    {
      kind: 'spend from the community pool',
      message: '/cosmos.distribution.v1beta1.MsgCommunityPoolSpend',
      effect: 'The amount is paid out. On mainnet, the pool receives no share of the rewards.',
    },
    {
      kind: 'resume finality',
      message: '/babylon.finality.v1.MsgResumeFinalityProposal',
      effect:
        'The finality providers listed in the message are jailed from the height at which finality stopped, so that the votes of the other providers can finalize the blocks produced since.',
    },
  ],
  source: {id: 'BBN', path: 'proto/babylon'},
  asOf: '2026-07-21',
  network: 'bbn-1',
  note: 'These are the most common types. A proposal can contain any message whose authority is the governance account.',
});
