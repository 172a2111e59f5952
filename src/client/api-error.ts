import type { ClientErrorCode, ErrorBody } from '@/contract/errors';

/** Every failed call throws this. `status` is 0 when no response came. */
export class ApiError extends Error {
  constructor(
    readonly errorCode: ClientErrorCode,
    readonly status: number,
    message: string,
    readonly fields: Record<string, string> = {},
    readonly requestId: string | null = null,
    readonly details: unknown = null,
    /** Seconds to wait before a retry, when the server sent them. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  static fromBody(status: number, body: ErrorBody, retryAfterSeconds: number | null = null) {
    const { errorCode, message, fields, requestId, details } = body;
    return new ApiError(errorCode, status, message, fields, requestId, details, retryAfterSeconds);
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
