import type { z } from 'zod';
import type { Permission } from '@config/permissions';
import type { ErrorCode } from './errors';

/** Who may call: `anonymous` anyone, `user` a signed-in user, otherwise a permission, or any one of a list. */
export type Access = 'anonymous' | 'user' | Permission | readonly Permission[];

/** The parts of a request that carry input. Query values arrive as text: coerce in the schema. */
export interface EndpointInput {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Instead of a JSON body. */
  file?: FileInput;
}

/** A body that is a file and nothing else, of one of these content types. */
export interface FileInput {
  types: readonly string[];
  maxBytes: number;
}

export interface EndpointContract {
  summary: string;
  access: Access;
  input: EndpointInput;
  /** Headers that this call is refused without. */
  headers?: z.ZodObject;
  /** The setting that holds the bearer token of this call, which is no session's. */
  operatorToken?: 'METRICS_TOKEN';
  output: z.ZodType;
  /** Error codes of this endpoint, beside VALIDATION, RATE_LIMITED and INTERNAL. */
  errors: readonly ErrorCode[];
  /** Reached only while the brand sells (else CART_DISABLED). */
  needsCart?: boolean;
  /** Status of a success; 200 unless given. */
  status?: 200 | 201 | 202 | 204;
  /** Longest JSON body; 256 KiB unless given. */
  maxBodyBytes?: number;
  /** The answer is this content type, not JSON. */
  contentType?: 'text/csv' | 'text/plain; version=0.0.4' | 'application/pdf';
}

/** Keeps the precise type of a contract while checking its shape. */
export const endpoint = <const T extends EndpointContract>(contract: T): T => contract;
