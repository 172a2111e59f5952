import { AxiosError, type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { ApiError } from '@/client/api-error';
// Loaded here: a test with a stopped clock would wait for it for ever.
import '@/client/browser-call';
import { http } from '@/client/browser-http';
import type { CallInput, Output } from '@/contract/contract';
import { endpoints, type EndpointName } from '@/contract/endpoints';
import { ERROR_STATUS, type ErrorCode } from '@/contract/errors';

/** The answers of the API in a test, by endpoint. Throw `refusal(…)` or `noAnswer()` for failures. */
export type ApiAnswers = { [K in EndpointName]?: (input: CallInput<K>) => Output<K> | Promise<Output<K>> };

export interface ApiCall {
  name: EndpointName;
  input: { params: Record<string, string>; query: unknown; body: unknown };
  headers: Record<string, unknown>;
}

/** An answer of the table of error codes. */
export const refusal = (
  errorCode: ErrorCode,
  fields: Record<string, string> = {},
  details: unknown = null,
  retryAfterSeconds: number | null = null,
) => new ApiError(errorCode, ERROR_STATUS[errorCode], errorCode, fields, 'test', details, retryAfterSeconds);

/** No connection. */
export const noAnswer = () => new ApiError('NETWORK', 0, 'no connection');

const routes = (Object.keys(endpoints) as EndpointName[]).map((name) => {
  const { method, path } = endpoints[name];
  const source = path.replace(/\/$/, '').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return { name, method, pattern: new RegExp(`^${source}/?$`), isFixed: !path.includes('{') };
});

function findRoute(method: string, url: string) {
  const fitting = routes.filter((route) => route.method === method && route.pattern.test(url));
  const route = fitting.find(({ isFixed }) => isFixed) ?? fitting[0];
  const groups = route?.pattern.exec(url)?.groups ?? {};
  const params = Object.fromEntries(
    Object.entries(groups).map(([key, value]) => [key, decodeURIComponent(value)]),
  );
  return route && { name: route.name, params };
}

/**
 * Answers every call of the browser's client from `answers`, behind the real axios, client and query cache.
 * An unexpected call fails like a lost connection and stands in the list with the others.
 */
export function mockApi(answers: ApiAnswers): ApiCall[] {
  const calls: ApiCall[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const method = config.method?.toUpperCase() ?? 'GET';
    const route = findRoute(method, config.url ?? '');
    if (!route) throw new AxiosError(`No endpoint at ${method} ${config.url ?? ''}`, 'ERR_NETWORK', config);
    const body: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : config.data;
    const input = { params: route.params, query: config.params as unknown, body };
    calls.push({ name: route.name, input, headers: config.headers.toJSON() });
    const answer = answers[route.name] as ((input: unknown) => unknown) | undefined;
    if (!answer) throw new AxiosError(`Unexpected call: ${route.name}`, 'ERR_NETWORK', config);
    try {
      return makeResponse(config, 200, await answer(input));
    } catch (error) {
      throw toAxiosError(config, error);
    }
  };
  http.defaults.adapter = adapter;
  return calls;
}

const makeResponse = (config: InternalAxiosRequestConfig, status: number, data: unknown): AxiosResponse => ({
  data,
  status,
  statusText: '',
  headers: {},
  config,
});

function toAxiosError(config: InternalAxiosRequestConfig, error: unknown) {
  if (!(error instanceof ApiError)) return error;
  const { errorCode, status, message, fields, details, retryAfterSeconds } = error;
  if (status === 0) return new AxiosError(message, 'ERR_NETWORK', config);
  const response = makeResponse(config, status, { errorCode, message, requestId: 'test', fields, details });
  if (retryAfterSeconds) response.headers = { 'retry-after': String(retryAfterSeconds) };
  return new AxiosError(message, 'ERR_BAD_REQUEST', config, null, response);
}
