import type { ErrorCode } from '@/contract/errors';

/** An error of a domain that the caller is told. Any other error answers INTERNAL. */
export class Fault extends Error {
  constructor(
    readonly errorCode: ErrorCode,
    message: string = errorCode,
    readonly extra: { fields?: Record<string, string>; details?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = 'Fault';
  }
}

/** NOT_FOUND with the thing's name, for `get…` functions. */
export const notFound = (what: string) => new Fault('NOT_FOUND', `${what} not found`);
