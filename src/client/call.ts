import type { CallInput, Output } from '@/contract/contract';
import type { EndpointName } from '@/contract/endpoints';
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

const loadCaller = () =>
  import('./browser-call').catch((error: unknown) => {
    throw new ApiError('NETWORK', 0, error instanceof Error ? error.message : 'no connection');
  });

/**
 * The browser's `call`. What it needs (axios, the table of endpoints) is loaded by the first one, never with a page.
 * Server code receives its own (src/server/page-props).
 */
export const call: Call = async (name, ...rest) => (await loadCaller()).browserCall(name, ...rest);
