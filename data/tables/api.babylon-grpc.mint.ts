import {defineTable} from '../schema';

/** Queries of the service babylon.mint.v1.Query. */
export default defineTable({
  id: 'api.babylon-grpc.mint',
  title: 'Queries of mint',
  columns: [
    {key: 'method', label: 'gRPC method', format: 'code'},
    {key: 'path', label: 'REST path (GET)', format: 'code'},
    {key: 'query', label: 'Query', format: 'code'},
    {key: 'purpose', label: 'What it answers'},
  ],
  rows: [
    {
      method: 'InflationRate',
      path: '/cosmos/mint/v1beta1/inflation_rate',
      query: '–',
      purpose: 'Yearly inflation as a decimal.',
    },
    {
      method: 'AnnualProvisions',
      path: '/cosmos/mint/v1beta1/annual_provisions',
      query: '–',
      purpose: 'BABY that a year issues at this rate, in ubbn.',
    },
    {
      method: 'GenesisTime',
      path: '/cosmos/mint/v1beta1/genesis_time',
      query: '–',
      purpose: 'Time from which the years of inflation are counted.',
    },
  ],
  source: {id: 'BBN', path: 'proto/babylon/mint/v1/query.proto'},
  asOf: '2026-07-01',
});
