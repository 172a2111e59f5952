import type { AxiosInstance } from 'axios';
import type { Output } from '@/contract/contract';
import { endpoints } from '@/contract/endpoints';
import type { ErrorBody } from '@/contract/errors';
import { ApiError } from './api-error';
import type { Call } from './call';

interface AnyInput {
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
  file?: Blob;
}

/**
 * The path with its parameters in it. One that is missing, empty or only dots would make the address of another call
 * of it (`/blog/all/` is the list): nothing of that name exists.
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

/** Turns whatever axios threw into an ApiError. */
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
      return answer.data;
    } catch (error) {
      throw toApiError(error);
    }
  };
}
