import type { ClientErrorCode, ErrorBody } from '@/contract/errors';

/** Every failed call ends as this. `status` is 0 when no answer came. */
export class ApiError extends Error {
  constructor(
    readonly errorCode: ClientErrorCode,
    readonly status: number,
    message: string,
    readonly fields: Record<string, string> = {},
    readonly requestId: string | null = null,
    readonly details: unknown = null,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  static fromBody(status: number, body: ErrorBody) {
    return new ApiError(body.errorCode, status, body.message, body.fields, body.requestId, body.details);
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
