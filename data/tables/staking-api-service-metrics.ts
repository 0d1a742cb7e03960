import {defineTable} from '../schema';

/** Every metric of its own that the API service exports. */
export default defineTable({
  id: 'staking-api-service-metrics',
  title: 'Metrics of the API service',
  columns: [
    {key: 'metric', label: 'Metric', format: 'code'},
    {key: 'labels', label: 'Labels', format: 'code'},
    {key: 'counts', label: 'What it counts'},
    {key: 'alarm', label: 'Alarm when'},
  ],
  rows: [
    {
      metric: 'http_request_duration_seconds',
      labels: 'endpoint, status',
      counts: 'requests and their time',
      alarm: 'status 500 rises, or the 95th percentile passes one second',
    },
    {
      metric: 'event_processing_duration_seconds',
      labels: 'queuename, status, attempts',
      counts: 'messages and their time',
      alarm: 'status other than 200 rises',
    },
    {
      metric: 'unprocessable_entity_total',
      labels: 'entity',
      counts: 'messages given up, by queue',
      alarm: 'it rises at all',
    },
    {
      metric: 'queue_operation_failure_total',
      labels: 'operation, queuename',
      counts: 'failed deletes, returns and stores of messages',
      alarm: 'it rises at all',
    },
    {
      metric: 'client_request_duration_seconds',
      labels: 'baseurl, method, path, status',
      counts: 'requests to prices, ord, Chainalysis and Keybase',
      alarm: 'status 401, 429 or 500 rises',
    },
    {
      metric: 'http_response_write_failure_total',
      labels: 'status',
      counts: 'answers that could not be sent',
      alarm: 'it rises steadily',
    },
    {
      metric: 'chain_analysis_calls',
      labels: 'status',
      counts: 'address checks, success or error',
      alarm: 'error rises',
    },
    {
      metric: 'assess_address',
      labels: 'risk',
      counts: 'checked addresses by risk',
      alarm: '–',
    },
    {
      metric: 'manual_intervention_required',
      labels: 'type',
      counts: 'states that only a person can mend',
      alarm: 'it rises at all',
    },
    {
      metric: 'service_crash_total',
      labels: 'type',
      counts: 'ends of the program, by cause',
      alarm: '– (the program ends before it can be read)',
    },
  ],
  source: {id: 'API', path: 'internal/shared/observability/metrics/metrics.go'},
  asOf: '2026-01-21',
  note: 'The code also counts db_errors but never registers it, so it does not appear. A counter appears with its first event.',
});
