import type { z } from 'zod';
import { accountContract } from './account-contract';
import { catalogContract } from './catalog-contract';
import { consentContract } from './consent-contract';
import type { EndpointContract } from './endpoint';
import type { EndpointName } from './endpoints';
import { getnetContract } from './getnet-contract';
import { leadContract } from './lead-contract';
import { listContract } from './list-contract';
import { operationsContract } from './operations-contract';
import { orderContract } from './order-contract';
import { peopleContract } from './people-contract';
import { managedContentContract } from './managed-content-contract';
import { managedProductContract } from './managed-product-contract';
import { reportContract } from './report-contract';
import { searchDeskContract } from './search-desk-contract';
import { universityContract } from './university-contract';

/** The API as data: who may call, what goes in, what comes out, which errors. Server, tests and OpenAPI read it. */
export const contract = {
  ...accountContract,
  ...peopleContract,
  ...catalogContract,
  ...consentContract,
  ...orderContract,
  ...getnetContract,
  ...leadContract,
  ...listContract,
  ...universityContract,
  ...managedProductContract,
  ...managedContentContract,
  ...reportContract,
  ...searchDeskContract,
  ...operationsContract,
} as const satisfies Record<EndpointName, EndpointContract>;

export type Contract = typeof contract;

type Parts<K extends EndpointName> = Contract[K]['input'];
type PartIn<K extends EndpointName, P extends 'params' | 'query' | 'body'> =
  Parts<K> extends { [Key in P]: infer S extends z.ZodType } ? { [Key in P]: z.input<S> } : unknown;
type PartOut<K extends EndpointName, P extends 'params' | 'query' | 'body'> =
  Parts<K> extends { [Key in P]: infer S extends z.ZodType } ? { [Key in P]: z.output<S> } : unknown;
type Flatten<T> = { [K in keyof T]: T[K] };

type FileOf<K extends EndpointName, F> = Parts<K> extends { file: unknown } ? { file: F } : unknown;

/** A file as a route receives it: its bytes, and the type the caller claims. */
export interface ReceivedFile {
  bytes: Buffer;
  type: string;
}

/** What a caller passes. */
export type CallInput<K extends EndpointName> = Flatten<
  PartIn<K, 'params'> & PartIn<K, 'query'> & PartIn<K, 'body'> & FileOf<K, Blob>
>;
/** What a route receives after parsing. */
export type ParsedInput<K extends EndpointName> = Flatten<
  PartOut<K, 'params'> & PartOut<K, 'query'> & PartOut<K, 'body'> & FileOf<K, ReceivedFile>
>;
/** What the answer holds. */
export type Output<K extends EndpointName> = z.output<Contract[K]['output']>;
