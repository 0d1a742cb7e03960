import {defineModule, fields} from './schema';

/** The module that mints new BABY in every block. */
export default defineModule({
  name: 'mint',
  package: 'babylon.mint.v1',
  rest: '/cosmos/mint/v1beta1',
  page: '/guides/architecture/babylon_genesis_modules/mint/',
  source: {id: 'BBN431', path: 'x/mint'},
  commit: 'a93eadc9e',
  asOf: '2026-07-21',
  eventsFile: 'x/mint/types/events.go',
  store: [
    {
      key: '0x00',
      contents:
        'The minter: inflation rate, annual provisions, time of the previous block, denomination.',
    },
    {key: '0x01', contents: 'Reserved; never written.'},
    {key: '0x02', contents: 'The genesis time.'},
  ],
  messages: [],
  queries: [
    {
      name: 'InflationRate',
      api: 'inflation-rate',
      path: '/cosmos/mint/v1beta1/inflation_rate',
      request: [],
      response: fields('inflation_rate: Dec'),
      returns: 'The current inflation rate.',
      command: 'babylond query mint inflation',
    },
    {
      name: 'AnnualProvisions',
      api: 'annual-provisions',
      path: '/cosmos/mint/v1beta1/annual_provisions',
      request: [],
      response: fields('annual_provisions: Dec'),
      returns: 'Amount of ubbn minted per year at the current rate.',
      command: 'babylond query mint annual-provisions',
    },
    {
      name: 'GenesisTime',
      api: 'genesis-time',
      path: '/cosmos/mint/v1beta1/genesis_time',
      request: [],
      response: fields('genesis_time: Timestamp'),
      returns: 'The time from which full years are counted.',
      command: 'babylond query mint genesis-time',
    },
  ],
  events: [
    {
      name: 'mint',
      attributes: fields('inflation_rate: string', 'annual_provisions: string', 'amount: string'),
      when: 'At the beginning of each block except the first one with the module.',
      plain: true,
    },
  ],
  parameters: [],
  duties: [
    {
      at: 'begin',
      block: 'every block',
      effect:
        'Computes the rate. If it changed, or annual provisions are zero, reads the total supply and computes annual provisions.',
    },
    {
      at: 'begin',
      block: 'every block except the first with the module',
      effect:
        'Mints the amount for this block, sends it to the fee collector, and emits the event.',
    },
    {at: 'begin', block: 'every block', effect: 'Stores the time of this block.'},
  ],
  hooks: [],
  errors: [],
});
