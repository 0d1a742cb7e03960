import {defineModule, fields} from './schema';

/** The module that divides the chain into epochs and queues staking messages. */
export default defineModule({
  name: 'epoching',
  package: 'babylon.epoching.v1',
  page: '/guides/architecture/babylon_genesis_modules/epoching/',
  source: {id: 'BBN', path: 'x/epoching'},
  commit: 'a93eadc9e',
  asOf: '2026-07-21',
  messages: [
    {
      name: 'MsgWrappedDelegate',
      signer: 'the delegator',
      fields: fields('msg: cosmos.staking.v1beta1.MsgDelegate'),
      effect: 'Stakes BABY with a validator. The amount is locked immediately.',
      command: 'babylond tx epoching delegate',
      event: 'EventWrappedDelegate',
      gas: 'execute_gas.delegate',
    },
    {
      name: 'MsgWrappedUndelegate',
      signer: 'the delegator',
      fields: fields('msg: cosmos.staking.v1beta1.MsgUndelegate'),
      effect:
        'Starts unbonding. The chain rejects it immediately if you do not have that stake, or if too many unbondings are in progress.',
      command: 'babylond tx epoching unbond',
      event: 'EventWrappedUndelegate',
      gas: 'execute_gas.undelegate',
    },
    {
      name: 'MsgWrappedBeginRedelegate',
      signer: 'the delegator',
      fields: fields('msg: cosmos.staking.v1beta1.MsgBeginRedelegate'),
      effect:
        'Moves stake from one validator to another. The chain rejects it while an earlier redelegation to the source validator is not complete.',
      command: 'babylond tx epoching redelegate',
      event: 'EventWrappedBeginRedelegate',
      gas: 'execute_gas.begin_redelegate',
    },
    {
      name: 'MsgWrappedCancelUnbondingDelegation',
      signer: 'the delegator',
      fields: fields('msg: cosmos.staking.v1beta1.MsgCancelUnbondingDelegation'),
      effect: 'Stakes an unbonding amount again with the same validator.',
      command: 'babylond tx epoching cancel-unbond',
      event: 'EventWrappedCancelUnbondingDelegation',
      gas: 'execute_gas.cancel_unbonding_delegation',
    },
    {
      name: 'MsgWrappedEditValidator',
      signer: 'the validator’s operator account',
      fields: fields('msg: cosmos.staking.v1beta1.MsgEditValidator'),
      effect: 'Changes a validator’s name, details, commission or minimum self-delegation.',
      command: 'babylond tx epoching edit-validator',
      event: 'EventWrappedEditValidator',
      gas: 'execute_gas.edit_validator',
    },
    {
      name: 'MsgWrappedStakingUpdateParams',
      signer: 'governance',
      fields: fields('msg: cosmos.staking.v1beta1.MsgUpdateParams'),
      effect:
        'Replaces all staking module parameters, including the number of validators. Queued like the other messages.',
      event: 'EventWrappedStakingUpdateParams',
    },
    {
      name: 'MsgUpdateParams',
      signer: 'governance',
      fields: fields('authority: string', 'params: Params'),
      effect:
        'Replaces all parameters of this module. The message is not queued, and it is checked only when the proposal is executed. A new epoch length applies from the next epoch.',
    },
  ],
  queries: [
    {
      name: 'Params',
      api: 'epoching-params',
      path: '/babylon/epoching/v1/params',
      request: [],
      response: fields('params: Params'),
      returns: 'The parameters.',
      command: 'babylond query epoching params',
    },
    {
      name: 'CurrentEpoch',
      api: 'current-epoch',
      path: '/babylon/epoching/v1/current_epoch',
      request: [],
      response: fields('current_epoch: uint64', 'epoch_boundary: uint64'),
      returns: 'Number of the current epoch, and the height of its last block.',
    },
    {
      name: 'EpochInfo',
      api: 'epoch-info',
      path: '/babylon/epoching/v1/epochs/{epoch_num}',
      request: fields('epoch_num: uint64'),
      response: fields('epoch: EpochResponse'),
      returns:
        'One epoch: first height, length, time of its last block, and the hashes that seal it.',
      command: 'babylond query epoching epoch',
    },
    {
      name: 'EpochsInfo',
      api: 'epochs-info',
      path: '/babylon/epoching/v1/epochs',
      request: fields('pagination: PageRequest'),
      response: fields('epochs: []EpochResponse', 'pagination: PageResponse'),
      returns: 'All epochs, paginated; oldest first unless you request the reverse order.',
      command: 'babylond query epoching epochs',
    },
    {
      name: 'EpochMsgs',
      api: 'epoch-msgs',
      path: '/babylon/epoching/v1/epochs/{epoch_num}/messages',
      request: fields('epoch_num: uint64', 'pagination: PageRequest'),
      response: fields('msgs: []QueuedMessageResponse', 'pagination: PageResponse'),
      returns: 'The queue of one epoch, in order. You can also query the queues of past epochs.',
      command: 'babylond query epoching epoch-msgs',
    },
    {
      name: 'LatestEpochMsgs',
      api: 'latest-epoch-msgs',
      path: '/babylon/epoching/v1/epochs:latest/messages',
      request: fields('end_epoch: uint64', 'epoch_count: uint64', 'pagination: PageRequest'),
      response: fields('latest_epoch_msgs: []QueuedMessageList', 'pagination: PageResponse'),
      returns:
        'The queues of several epochs up to end_epoch. epoch_count must not be zero; end_epoch defaults to the current epoch.',
    },
    {
      name: 'ValidatorLifecycle',
      api: 'validator-lifecycle',
      path: '/babylon/epoching/v1/validator_lifecycle/{val_addr}',
      request: fields('val_addr: string'),
      response: fields('val_addr: string', 'val_life: []ValStateUpdateResponse'),
      returns: 'Every state change of a validator, with height and time.',
    },
    {
      name: 'DelegationLifecycle',
      api: 'delegation-lifecycle',
      path: '/babylon/epoching/v1/delegation_lifecycle/{del_addr}',
      request: fields('del_addr: string'),
      response: fields('del_life: DelegationLifecycle'),
      returns:
        'Every change of one account’s stakes, with validator, height and time, and the amount where it is known.',
    },
    {
      name: 'EpochValSet',
      api: 'epoch-val-set',
      path: '/babylon/epoching/v1/epochs/{epoch_num}/validator_set',
      request: fields('epoch_num: uint64', 'pagination: PageRequest'),
      response: fields(
        'validators: []Validator',
        'total_voting_power: int64',
        'pagination: PageResponse',
      ),
      returns:
        'The validators of the current epoch, regardless of the epoch number you pass. The number of a future epoch is rejected.',
      command: 'babylond query epoching epoch-validators',
    },
  ],
  events: [
    {
      name: 'EventBeginEpoch',
      attributes: fields('epoch_number: uint64'),
      when: 'At the start of an epoch’s first block.',
    },
    {
      name: 'EventEndEpoch',
      attributes: fields('epoch_number: uint64'),
      when: 'At the end of an epoch’s last block.',
    },
    {
      name: 'EventWrappedDelegate',
      attributes: fields(
        'delegator_address: string',
        'validator_address: string',
        'amount: uint64',
        'denom: string',
        'epoch_boundary: uint64',
      ),
      when: 'A delegation was queued.',
    },
    {
      name: 'EventWrappedUndelegate',
      attributes: fields(
        'delegator_address: string',
        'validator_address: string',
        'amount: uint64',
        'denom: string',
        'epoch_boundary: uint64',
      ),
      when: 'An undelegation was queued.',
    },
    {
      name: 'EventWrappedBeginRedelegate',
      attributes: fields(
        'delegator_address: string',
        'source_validator_address: string',
        'destination_validator_address: string',
        'amount: uint64',
        'denom: string',
        'epoch_boundary: uint64',
      ),
      when: 'A redelegation was queued.',
    },
    {
      name: 'EventWrappedCancelUnbondingDelegation',
      attributes: fields(
        'delegator_address: string',
        'validator_address: string',
        'amount: uint64',
        'creation_height: int64',
        'epoch_boundary: uint64',
      ),
      when: 'A cancellation of an unbonding was queued.',
    },
    {
      name: 'EventWrappedEditValidator',
      attributes: fields('validator_address: string', 'epoch_boundary: uint64'),
      when: 'A validator edit was queued.',
    },
    {
      name: 'EventWrappedStakingUpdateParams',
      attributes: fields(
        'unbonding_time: string',
        'max_validators: uint32',
        'max_entries: uint32',
        'historical_entries: uint32',
        'bond_denom: string',
        'min_commission_rate: string',
        'epoch_boundary: uint64',
      ),
      when: 'New staking module parameters were queued.',
    },
    {
      name: 'EventHandleQueuedMsg',
      attributes: fields(
        'original_event_type: string',
        'epoch_number: uint64',
        'height: uint64',
        'tx_id: bytes',
        'msg_id: bytes',
        'original_attributes: []EventAttribute',
        'error: string',
      ),
      when: 'A queued message failed in the last block. Despite its name, the event is not emitted on success, except for a message that created a validator: that event has the error invalid Bech32 prefix.',
    },
    {
      name: 'EventUnlockFundsFailed',
      attributes: fields(
        'epoch_number: uint64',
        'height: uint64',
        'tx_id: bytes',
        'msg_id: bytes',
        'error: string',
        'msg_type: string',
      ),
      when: 'The locked BABY of a message could not be unlocked, so the message was skipped.',
    },
    {
      name: 'EventSlashThreshold',
      attributes: fields(
        'slashed_voting_power: int64',
        'total_voting_power: int64',
        'slashed_validators: []bytes',
      ),
      when: 'The voting power slashed within one epoch reached 33% or 67% of the total.',
    },
  ],
  parameters: [
    {
      name: 'epoch_interval',
      type: 'uint64',
      fact: 'bbn-1.epoching.epoch-interval',
      rule: 'at least 2',
    },
    {name: 'min_amount', type: 'uint64', fact: 'bbn-1.epoching.min-amount', rule: 'at least 1'},
    {
      name: 'execute_gas.delegate',
      type: 'uint64',
      fact: 'bbn-1.epoching-gas.delegate',
      rule: 'not zero',
    },
    {
      name: 'execute_gas.undelegate',
      type: 'uint64',
      fact: 'bbn-1.epoching-gas.undelegate',
      rule: 'not zero',
    },
    {
      name: 'execute_gas.begin_redelegate',
      type: 'uint64',
      fact: 'bbn-1.epoching-gas.begin-redelegate',
      rule: 'not zero',
    },
    {
      name: 'execute_gas.cancel_unbonding_delegation',
      type: 'uint64',
      fact: 'bbn-1.epoching-gas.cancel-unbonding-delegation',
      rule: 'not zero',
    },
    {
      name: 'execute_gas.edit_validator',
      type: 'uint64',
      fact: 'bbn-1.epoching-gas.edit-validator',
      rule: 'not zero',
    },
    {
      name: 'execute_gas.create_validator',
      type: 'uint64',
      fact: 'bbn-1.epoching-gas.create-validator',
      rule: 'not zero',
    },
  ],
  duties: [
    {
      at: 'begin',
      block: 'first block of an epoch',
      effect:
        'Increments the epoch number. Stores this block’s application hash as the seal of the previous epoch. Creates an empty queue, sets the slashed voting power to zero, and stores the validator set with its voting power. Then emits EventBeginEpoch.',
    },
    {
      at: 'begin',
      block: 'last block of an epoch',
      effect: 'Stores this block’s hash, which the validators sign for the checkpoint.',
    },
    {
      at: 'end',
      block: 'last block of an epoch',
      effect:
        'Stores the block’s time. Processes the queue in order: unlocks the BABY of each message, then executes the message. A message that fails is reverted and reported; the other messages are still executed. Then applies the new validator set and emits EventEndEpoch.',
    },
  ],
  hooks: [
    {
      name: 'AfterEpochBegins',
      when: 'first block, after the validator set is stored',
      use: 'costaking: stores the first validator set, once.',
    },
    {
      name: 'BeforeEpochEnds',
      when: 'last block, before the queue',
      use: 'costaking: saves the validators of the ending epoch.',
    },
    {
      name: 'AfterEpochEnds',
      when: 'last block, after the new set',
      use: 'costaking: adds the BABY staked with validators that entered the set, and subtracts that of validators that left. monitor: stores the Bitcoin height.',
    },
    {
      name: 'BeforeSlashThreshold',
      when: 'slashed voting power reaches 33% or 67% of the total',
      use: 'No module uses it today.',
    },
  ],
  errors: [
    {
      code: 1,
      name: 'ErrUnwrappedMsgType',
      message:
        'invalid message type in {MsgCreateValidator, MsgDelegate, MsgUndelegate, …} messages. …',
      meaning: 'The chain tried to queue a message of a type that cannot be queued.',
    },
    {
      code: 2,
      name: 'ErrInvalidQueuedMessageType',
      message: 'invalid message type of a QueuedMessage',
      meaning: 'The queue contains a message of an unknown type.',
    },
    {
      code: 3,
      name: 'ErrUnknownEpochNumber',
      message: 'the epoch number is not known in DB',
      meaning: 'The epoch in the query has not started.',
    },
    {
      code: 5,
      name: 'ErrUnknownSlashedVotingPower',
      message:
        'the slashed voting power is not known in DB. Maybe the epoch has been checkpointed?',
      meaning: 'No slashed voting power is stored for that epoch.',
    },
    {
      code: 6,
      name: 'ErrUnknownValidator',
      message: 'the validator is not known in the validator set.',
      meaning: 'The validator was not in the set when the epoch began.',
    },
    {
      code: 7,
      name: 'ErrUnknownTotalVotingPower',
      message: 'the total voting power is not known in DB.',
      meaning: 'No total voting power is stored for that epoch.',
    },
    {
      code: 8,
      name: 'ErrMarshal',
      message: 'marshal error.',
      meaning: 'Data could not be encoded. This is a bug in the program.',
    },
    {
      code: 9,
      name: 'ErrUnmarshal',
      message: 'unmarshal error.',
      meaning: 'Data could not be decoded. This is a bug in the program.',
    },
    {
      code: 10,
      name: 'ErrNoWrappedMsg',
      message: 'the wrapped msg contains no msg inside.',
      meaning: 'The wrapper is empty.',
    },
    {
      code: 11,
      name: 'ErrZeroEpochMsg',
      message: 'the 0-th epoch does not handle messages',
      meaning: 'Epoch 0, the genesis block, does not accept messages.',
    },
    {
      code: 12,
      name: 'ErrInvalidEpoch',
      message: 'the epoch is invalid',
      meaning: 'The epoch is shorter than two blocks.',
    },
    {
      code: 13,
      name: 'ErrInvalidHeight',
      message: 'the height is invalid',
      meaning:
        'The program tried to store the end of an epoch at the wrong height. This is a bug in the program.',
    },
    {
      code: 14,
      name: 'ErrInsufficientBalance',
      message: 'the delegator has insufficient balance to perform delegate',
      meaning:
        'The self-delegation of a new validator is not less than the balance of its account. Some BABY must remain for fees.',
    },
  ],
});
