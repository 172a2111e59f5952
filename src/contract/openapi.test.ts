import { describe, expect, it } from 'vitest';
import { contract } from './contract';
import type { EndpointContract } from './endpoint';
import { endpoints, type EndpointName } from './endpoints';
import { makeOpenApiDocument } from './openapi';

const document = makeOpenApiDocument('Boa Lida');
const operationOf = (name: EndpointName) => {
  const { method, path } = endpoints[name];
  return document.paths?.[path]?.[method.toLowerCase() as 'get'];
};
/** Headers without which the call is refused. */
const headersOf = (name: EndpointName) =>
  (operationOf(name)?.parameters ?? []).flatMap((parameter) =>
    'in' in parameter && parameter.in === 'header' && parameter.required ? [parameter.name] : [],
  );
const names = Object.keys(endpoints) as EndpointName[];

describe('the OpenAPI document', () => {
  it.each(names)('describes %s with its access, parameters and answers', (name) => {
    const operation = operationOf(name);
    expect(operation?.operationId).toBe(name);
    const { access, operatorToken }: EndpointContract = contract[name];
    const byWhom = access === 'anonymous' ? operatorToken : 'bearer';
    expect(operation?.security).toEqual(byWhom && [{ [byWhom]: [] }]);
    const inPath = [...endpoints[name].path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const named = (operation?.parameters ?? []).flatMap((parameter) =>
      'in' in parameter && parameter.in === 'path' ? [parameter.name] : [],
    );
    expect(named).toEqual(inPath);
    expect(Object.keys(operation?.responses ?? {})).toContain('500');
  });

  it('has no operation that the contract does not know', () => {
    const count = Object.values(document.paths ?? {}).flatMap((path) => Object.keys(path)).length;
    expect(count).toBe(names.length);
  });

  it('asks for the idempotency key wherever its absence is refused, and nowhere else', () => {
    const asking = names.filter((name) => headersOf(name).includes('Idempotency-Key'));
    expect(asking).toEqual(['createOrder', 'createGuestOrder', 'payGuestOrder', 'payOrder']);
    const refusing = names.filter((name) => {
      const { errors }: EndpointContract = contract[name];
      return errors.includes('IDEMPOTENCY_KEY_REQUIRED');
    });
    expect(refusing).toEqual(asking);
  });

  it('asks for every header that a call is refused without', () => {
    expect(headersOf('sendGuestPrescription')).toEqual(['Order-Pass']);
    expect(headersOf('receiveGetnetPost')).toEqual(['X-Webhook-Secret']);
    expect(operationOf('getMetrics')?.security).toEqual([{ METRICS_TOKEN: [] }]);
    const schemes = Object.keys(document.components?.securitySchemes ?? {});
    const used = names.flatMap((name) => (operationOf(name)?.security ?? []).flatMap(Object.keys));
    expect([...new Set(used)].sort()).toEqual(schemes.sort());
  });

  it('names only components that exist', () => {
    const text = JSON.stringify(document);
    const used = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '');
    const known = Object.keys(document.components?.schemas ?? {});
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
    expect(known).toContain('ErrorBody');
  });

  it('says that categories may repeat and which weights exist', () => {
    const parameters = operationOf('listProducts')?.parameters ?? [];
    const peso = parameters.find((parameter) => 'name' in parameter && parameter.name === 'peso');
    expect(JSON.stringify(peso)).toContain('15-a-30kg');
    expect(JSON.stringify(peso)).toContain('"array"');
  });
});
