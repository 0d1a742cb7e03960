import {defineTable} from '../schema';

/** Metrics that the API service itself exports. */
export default defineTable({
  id: 'staking-api-service-metrics',
  title: 'Metrics of the API service',
  columns: [
    {key: 'metric', label: 'Metric', format: 'code'},
    {key: 'labels', label: 'Labels', format: 'code'},
    {key: 'counts', label: 'What it counts'},
    {key: 'alarm', label: 'Alert when'},
  ],
  rows: [
    {
      metric: 'http_request_duration_seconds',
      labels: 'endpoint, status',
      counts: 'requests and how long they took',
      alarm: 'responses with status 500 increase, or the 95th percentile exceeds one second',
    },
    {
      metric: 'event_processing_duration_seconds',
      labels: 'queuename, status, attempts',
      counts: 'messages and how long they took',
      alarm: 'a status other than 200 increases',
    },
    {
      metric: 'unprocessable_entity_total',
      labels: 'entity',
      counts: 'messages that failed permanently, by queue',
      alarm: 'it increases at all',
    },
    {
      metric: 'queue_operation_failure_total',
      labels: 'operation, queuename',
      counts: 'messages that could not be deleted, requeued or stored',
      alarm: 'it increases at all',
    },
    {
      metric: 'client_request_duration_seconds',
      labels: 'baseurl, method, path, status',
      counts: 'requests to CoinMarketCap, ord, Chainalysis and Keybase',
      alarm: 'status 401, 429 or 500 increases',
    },
    {
      metric: 'http_response_write_failure_total',
      labels: 'status',
      counts: 'responses that could not be sent',
      alarm: 'it increases steadily',
    },
    {
      metric: 'chain_analysis_calls',
      labels: 'status',
      counts: 'address screenings, by success or error',
      alarm: 'errors increase',
    },
    {
      metric: 'assess_address',
      labels: 'risk',
      counts: 'screened addresses, by risk',
      alarm: '–',
    },
    {
      metric: 'manual_intervention_required',
      labels: 'type',
      counts: 'states that have to be fixed manually',
      alarm: 'it increases at all',
    },
    {
      metric: 'service_crash_total',
      labels: 'type',
      counts: 'crashes of the program, by cause',
      alarm: '– (the program exits before the metric can be scraped)',
    },
  ],
  source: {id: 'API', path: 'internal/shared/observability/metrics/metrics.go'},
  asOf: '2026-01-21',
  note: 'The code also counts db_errors but never registers it, so it does not appear. A counter appears once its first event has occurred.',
});
