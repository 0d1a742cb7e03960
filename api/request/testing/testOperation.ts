import type {OperationDocument, Parameter} from '../../schema/operation';

/** An operation for tests, with minimal defaults. */
export function testOperation(overrides: Partial<OperationDocument> = {}): OperationDocument {
  return {
    api: 'babylon-grpc',
    slug: 'epoch',
    operationId: 'epoch',
    title: 'Epoch',
    method: 'GET',
    path: '/epochs',
    servers: [{url: 'https://node.example', network: 'bbn-1', label: 'Mainnet'}],
    parameters: [],
    responses: {},
    broadcasts: false,
    $defs: {},
    ...overrides,
  };
}

/** A parameter for tests. */
export function testParameter(
  name: string,
  schema: Parameter['schema'],
  overrides: Partial<Parameter> = {},
): Parameter {
  return {name, in: 'query', required: false, description: '', schema, ...overrides};
}
