import {defineModule, fields} from './schema';

/** The registry of consumer chains, which exists only in the release candidates of v3. */
export default defineModule({
  name: 'btcstkconsumer',
  package: 'babylon.btcstkconsumer.v1',
  page: '/guides/architecture/babylon_genesis_modules/btcstkconsumer/',
  withdrawn: true,
  source: {id: 'BBN300RC3', path: 'x/btcstkconsumer'},
  commit: 'b0dc34da0',
  asOf: '2025-09-01',
  store: [
    {
      key: '0x01, consumer id',
      contents:
        'The consumer entry: ID, name, description, rewards commission, and the IBC channel (COSMOS) or the finality contract (ROLLUP).',
    },
    {
      key: '0x02, address of a finality contract',
      contents: 'Set if a consumer uses this contract.',
    },
    {key: '0x70, "_btcstkconsumer"', contents: 'The parameters.'},
  ],
  messages: [
    {
      name: 'MsgRegisterConsumer',
      signer: 'any account; only governance if permissioned_integration is true',
      fields: fields(
        'signer: string',
        'consumer_id: string',
        'consumer_name: string',
        'consumer_description: string',
        'rollup_finality_contract_address: string',
        'babylon_rewards_commission: Dec',
      ),
      effect: 'Registers a consumer.',
      command: 'babylond tx btcstkconsumer register-consumer',
      event: 'EventConsumerRegistered',
    },
    {
      name: 'MsgUpdateParams',
      signer: 'governance',
      fields: fields('authority: string', 'params: Params'),
      effect: 'Sets the parameter.',
    },
  ],
  queries: [
    {
      name: 'Params',
      api: 'btc-stk-consumer-params',
      path: '/babylon/btcstkconsumer/v1/params',
      request: [],
      response: fields('params: Params'),
      returns: 'The module’s only parameter.',
      command: 'babylond query btcstkconsumer params',
    },
    {
      name: 'ConsumerRegistryList',
      api: 'consumer-registry-list',
      path: '/babylon/btcstkconsumer/v1/consumer_registry_list',
      request: fields('pagination: PageRequest'),
      response: fields(
        'consumer_registers: []ConsumerRegisterResponse',
        'pagination: PageResponse',
      ),
      returns: 'All consumers, sorted by ID.',
      command: 'babylond query btcstkconsumer registered-consumers',
    },
    {
      name: 'ConsumersRegistry',
      api: 'consumers-registry',
      path: '/babylon/btcstkconsumer/v1/consumers_registry/{consumer_ids}',
      request: fields('consumer_ids: []string'),
      response: fields('consumer_registers: []ConsumerRegisterResponse'),
      returns: 'The consumers with these IDs.',
      command: 'babylond query btcstkconsumer registered-consumer',
    },
  ],
  events: [
    {
      name: 'EventConsumerRegistered',
      attributes: fields(
        'consumer_id: string',
        'consumer_name: string',
        'consumer_description: string',
        'consumer_type: ConsumerType',
        'rollup_consumer_metadata: RollupConsumerMetadata',
        'babylon_rewards_commission: Dec',
      ),
      when: 'A consumer is registered.',
    },
  ],
  parameters: [
    {
      name: 'permissioned_integration',
      type: 'bool',
      fact: 'bsn-modules.permissioned-integration',
      rule: 'true or false',
    },
  ],
  duties: [],
  hooks: [],
  errors: [
    {
      code: 1100,
      name: 'ErrInvalidSigner',
      message: 'expected gov account as only signer for proposal message',
      meaning: 'An account other than governance sent MsgUpdateParams.',
    },
    {
      code: 1101,
      name: 'ErrConsumerNotRegistered',
      message: 'consumer not registered',
      meaning: 'There is no consumer with this ID.',
    },
    {
      code: 1102,
      name: 'ErrConsumerAlreadyRegistered',
      message: 'consumer already registered',
      meaning: 'There is already a consumer with this ID.',
    },
    {
      code: 1103,
      name: 'ErrInvalidConsumerIDs',
      message: 'consumer ids contain duplicates or empty strings',
      meaning: 'A query contained a duplicate or empty ID, or the ID of Babylon Genesis itself.',
    },
    {
      code: 1104,
      name: 'ErrInvalidCosmosConsumerRequest',
      message: 'invalid registration request of Cosmos consumer',
      meaning: 'There is no IBC light client with this ID.',
    },
    {
      code: 1105,
      name: 'ErrInvalidRollupConsumerRequest',
      message: 'invalid registration request of rollup consumer',
      meaning: 'The address is malformed, or there is no contract at this address.',
    },
    {
      code: 1106,
      name: 'ErrFinalityContractAlreadyRegistered',
      message: 'finality contract already registered with another consumer',
      meaning: 'Another consumer uses this contract.',
    },
  ],
});
