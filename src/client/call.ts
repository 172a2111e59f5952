import type { AxiosInstance } from 'axios';
import type { CallInput, Output } from '@/contract/contract';
import { endpoints, type EndpointName } from '@/contract/endpoints';
import type { ErrorBody } from '@/contract/errors';
import { ApiError } from './api-error';

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Told while a body goes out: bytes sent, and of how many where that is known. */
  onUploadProgress?: (event: { loaded: number; total?: number | undefined }) => void;
  /** Milliseconds until the call is given up, for a body that is large; 30 s unless said. */
  timeout?: number;
}

/** Names whose input is empty are called without a second argument. */
type InputArguments<K extends EndpointName> = [keyof CallInput<K>] extends [never]
  ? [input?: Record<string, never>, options?: CallOptions]
  : [input: CallInput<K>, options?: CallOptions];

/** Calls an endpoint of the contract by name. @throws ApiError always, never another error. */
export type Call = <K extends EndpointName>(name: K, ...rest: InputArguments<K>) => Promise<Output<K>>;

interface AnyInput {
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
  file?: Blob;
}

const fillPath = (path: string, params: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const isErrorBody = (data: unknown): data is ErrorBody =>
  typeof data === 'object' &&
  data !== null &&
  typeof (data as { errorCode?: unknown }).errorCode === 'string';

/** Turns whatever axios threw into an ApiError. */
function toApiError(error: unknown): ApiError {
  const { response, code, message } = error as {
    response?: { status: number; data: unknown; headers?: Record<string, unknown> };
    code?: string;
    message?: string;
  };
  if (response && isErrorBody(response.data)) {
    const wait = Number(response.headers?.['retry-after']);
    return ApiError.fromBody(response.status, response.data, wait > 0 ? wait : null);
  }
  if (response)
    return new ApiError(
      response.status >= 500 ? 'UNAVAILABLE' : 'INTERNAL',
      response.status,
      message ?? 'unexpected answer',
    );
  if (code === 'ERR_CANCELED') return new ApiError('CANCELLED', 0, 'cancelled');
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') return new ApiError('TIMEOUT', 0, 'no answer in time');
  return new ApiError('NETWORK', 0, message ?? 'no connection');
}

/** Builds `call` over an axios that is fetched when first needed. */
export function makeCall(getHttp: () => Promise<AxiosInstance>): Call {
  return async (name, ...[input, options]) => {
    const { method, path } = endpoints[name];
    const { params, query, body, file } = (input ?? {}) as AnyInput;
    try {
      const http = await getHttp();
      const answer = await http.request<Output<typeof name>>({
        method,
        url: fillPath(path, params),
        params: query,
        ...(body !== undefined && { data: body }),
        ...options,
        ...(file && { data: file, headers: { 'Content-Type': file.type, ...options?.headers } }),
      });
      return answer.data;
    } catch (error) {
      throw toApiError(error);
    }
  };
}

/** The browser's `call`. Server code receives its own (src/server/page-props). */
export const call: Call = makeCall(() => import('./browser-http').then((module) => module.http));
