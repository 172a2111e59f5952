import type { AxiosInstance } from 'axios';
import type { CallInput, Output } from '@/contract/contract';
import { endpoints, type EndpointName } from '@/contract/endpoints';
import type { ErrorBody } from '@/contract/errors';
import { ApiError } from './api-error';

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Called while the body is uploaded: bytes sent, and the total when it is known. */
  onUploadProgress?: (event: { loaded: number; total?: number | undefined }) => void;
  /** Timeout in milliseconds, for a large body; 30 s by default. */
  timeout?: number;
}

/** An endpoint without input is called without a second argument. */
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

/**
 * The path with its parameters. A parameter that is missing, empty or only dots would give the address of another
 * endpoint (`/blog/all/` is the list), so it is an unknown thing.
 * @throws ApiError NOT_FOUND
 */
const fillPath = (path: string, params: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (/^(\s*|\.{1,2})$/.test(value)) throw new ApiError('NOT_FOUND', 404, `no ${name} in ${path}`);
    return encodeURIComponent(value);
  });

const isErrorBody = (data: unknown): data is ErrorBody =>
  typeof data === 'object' &&
  data !== null &&
  typeof (data as { errorCode?: unknown }).errorCode === 'string';

/**
 * Whether the line broke while an answer came. Firefox takes its beginning for the whole; axios leaves what is no JSON as text,
 * and no text of the shop (a token, a list as CSV) begins like this.
 */
const isCutOff = ({ status, data }: { status: number; data: unknown }) =>
  status !== 204 && typeof data === 'string' && /^\s*(?:[{[]|$)/.test(data);

const cutOff = () => new ApiError('NETWORK', 0, 'the answer was cut off');

/** Turns an error of axios into an ApiError. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { response, code, message } = error as {
    response?: { status: number; data: unknown; headers?: Record<string, unknown> };
    code?: string;
    message?: string;
  };
  if (response && isErrorBody(response.data)) {
    const wait = Number(response.headers?.['retry-after']);
    return ApiError.fromBody(response.status, response.data, wait > 0 ? wait : null);
  }
  if (response && response.status < 500 && isCutOff(response)) return cutOff();
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

/** Builds `call` over an axios instance that is loaded on first use. */
export function makeCall(getHttp: () => Promise<AxiosInstance>): Call {
  return async (name, ...[input, options]) => {
    const { method, path } = endpoints[name];
    const { params, query, body, file } = (input ?? {}) as AnyInput;
    try {
      const url = fillPath(path, params);
      const http = await getHttp();
      const answer = await http.request<Output<typeof name>>({
        method,
        url,
        params: query,
        ...(body !== undefined && { data: body }),
        ...options,
        ...(file && { data: file, headers: { 'Content-Type': file.type, ...options?.headers } }),
      });
      if (isCutOff(answer)) throw cutOff();
      return answer.data;
    } catch (error) {
      throw toApiError(error);
    }
  };
}
