import { z } from 'zod';
import {
  createDocument,
  type oas31,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
  type ZodOpenApiParameters,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { contract } from './contract';
import type { EndpointContract } from './endpoint';
import { endpoints, type EndpointName } from './endpoints';
import { ERROR_STATUS, type ErrorCode } from './errors';

const ErrorBody = z
  .object({
    errorCode: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    requestId: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    details: z.unknown().optional(),
  })
  .meta({ id: 'ErrorBody', description: 'Body of every answer that is not 2xx' });

/** All error codes of an endpoint. */
function errorCodes({ access, errors, input, needsCart }: EndpointContract): ErrorCode[] {
  const codes: ErrorCode[] = [...errors, 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'];
  if (Object.keys(input).length > 0) codes.push('VALIDATION');
  if (input.body) codes.push('MALFORMED_JSON');
  if (input.body ?? input.file) codes.push('UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE');
  if (access !== 'anonymous') codes.push('UNAUTHENTICATED');
  if (access !== 'anonymous' && access !== 'user') codes.push('FORBIDDEN');
  if (needsCart) codes.push('CART_DISABLED');
  return [...new Set(codes)];
}

function responses(name: EndpointName): ZodOpenApiResponsesObject {
  const endpoint: EndpointContract = contract[name];
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorCodes(endpoint)) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const failures = [...byStatus].map(([status, codes]) => [
    status,
    { description: codes.join(', '), content: { 'application/json': { schema: ErrorBody } } },
  ]);
  return {
    [endpoint.status ?? 200]: {
      description: endpoint.summary,
      ...(endpoint.status !== 204 && {
        content: { [endpoint.contentType ?? 'application/json']: { schema: endpoint.output } },
      }),
    },
    ...Object.fromEntries(failures),
  } as ZodOpenApiResponsesObject;
}

/** Parameters of the path and of the query, and the headers of this call alone. */
function requestParams(name: EndpointName): ZodOpenApiParameters {
  const { input, headers }: EndpointContract = contract[name];
  return {
    ...(input.params instanceof z.ZodObject && { path: input.params }),
    ...(input.query instanceof z.ZodObject && { query: input.query }),
    ...(headers && { header: headers }),
  };
}

/** An answer that a transform makes is described by the transform's input: the same type, null for empty text. */
const describeTransforms: ZodOpenApiOverride = ({ jsonSchema, zodSchema, io }) => {
  const { def } = zodSchema._zod;
  if (io !== 'output' || def.type !== 'pipe' || Object.keys(jsonSchema).length > 0) return;
  const { $schema: _, ...before } = z.toJSONSchema(zodSchema, { io: 'input', unrepresentable: 'any' });
  Object.assign(jsonSchema, before);
};

function operation(name: EndpointName): ZodOpenApiOperationObject {
  const { summary, access, input, operatorToken }: EndpointContract = contract[name];
  return {
    operationId: name,
    summary,
    tags: [endpoints[name].path.split('/')[1] ?? 'shop'],
    ...(access !== 'anonymous' && {
      security: [{ bearer: [] }],
      description: `Access: ${[access].flat().join(' or ')}`,
    }),
    ...(operatorToken && { security: [{ [operatorToken]: [] }] }),
    requestParams: requestParams(name),
    ...(input.file && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          input.file.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
        ),
      },
    }),
    ...(input.body && {
      requestBody: { required: true, content: { 'application/json': { schema: input.body } } },
    }),
    responses: responses(name),
  };
}

const documents = new Map<string, oas31.OpenAPIObject>();

/**
 * The API as an OpenAPI 3.1 document, derived from the contract: every endpoint with its access, input, answer and
 * error codes. Made once per title, since the contract does not change while the process runs.
 */
export function makeOpenApiDocument(title: string): oas31.OpenAPIObject {
  const made = documents.get(title) ?? describeContract(title);
  documents.set(title, made);
  return made;
}

function describeContract(title: string): oas31.OpenAPIObject {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path } = endpoints[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name) };
  }
  return createDocument(
    {
      openapi: '3.1.1',
      info: { title: `${title} API`, version: '1.0.0' },
      servers: [{ url: '/api' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token that login answers' },
          METRICS_TOKEN: { type: 'http', scheme: 'bearer', description: 'The setting METRICS_TOKEN' },
        },
      },
      paths,
    },
    { override: describeTransforms },
  );
}
