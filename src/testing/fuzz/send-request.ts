import { z } from 'zod';
import { contract } from '@/contract/contract';
import type { EndpointContract } from '@/contract/endpoint';
import { endpoints } from '@/contract/endpoints';
import { finishInput, type InputParts } from './finish-input';
import { makeFile } from './fuzz-files';
import type { FuzzWorld, Person } from './fuzz-world';
import { mutate, writeRaw } from './mutations';
import { resolveRefs, type Pools } from './pools';
import type { FuzzRequest } from './request-arbitrary';

/** The request as sent, and its answer. */
export interface Exchange {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** As it was sent, shortened. */
  body: string;
  status: number;
  answer: string;
  answerHeaders: Headers;
  ms: number;
  /** Processor time of this process meanwhile, in milliseconds: on a busy machine the elapsed time says little. */
  cpuMs: number;
  /** False when another endpoint may have answered, or none. */
  isRouted: boolean;
  /** Whether the session was sent along. */
  isSignedIn: boolean;
}

const SHOWN = 600;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

/** A lone surrogate cannot stand in an address: it goes as its bytes. */
const encode = (text: string) => {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
};

function writeQuery(query: unknown): string {
  if (!isRecord(query)) return asText(query) && `q=${encode(asText(query))}`;
  return Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .flatMap(([key, value]) =>
      (Array.isArray(value) ? (value as unknown[]) : [value]).map(
        (one) => `${encode(key)}=${encode(asText(one))}`,
      ),
    )
    .join('&');
}

/** Words that stand in addresses beside parameters: a parameter of this name is another endpoint. */
const WORDS = new Set(
  Object.values(endpoints).flatMap(({ path }) =>
    path.split('/').filter((part) => part && !part.startsWith('{')),
  ),
);

function writePath(path: string, params: unknown, segment: string | null) {
  let isRouted = true;
  const written = path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = isRecord(params) ? asText(params[name]) : asText(params);
    const text = segment ?? encode(value);
    if (['', '.', '..', '%2e', '%2E'].includes(text) || WORDS.has(text)) isRouted = false;
    return text;
  });
  return { written, isRouted };
}

async function planInput(request: FuzzRequest, world: FuzzWorld, pools: Pools) {
  const resolve = (part: unknown) => {
    const value = resolveRefs(part, pools);
    return isRecord(value) ? value : {};
  };
  const body = request.body === undefined ? undefined : resolveRefs(request.body, pools);
  const meant: InputParts = { params: resolve(request.params), query: resolve(request.query), body };
  const finished = request.isFinished ? await finishInput(request.endpoint, meant, world) : meant;
  const sent: { params: unknown; query: unknown; body: unknown } = { ...finished };
  for (const { part, mutation } of request.mutations) sent[part] = mutate(sent[part], mutation);
  return sent;
}

async function planBody(request: FuzzRequest, body: unknown) {
  const { input }: EndpointContract = contract[request.endpoint];
  if (request.rawBody !== null) return { bytes: Buffer.from(request.rawBody), type: 'application/json' };
  if (request.file && input.file) {
    const { types } = input.file;
    const type = types[request.file.sample % types.length] ?? '';
    return { bytes: await makeFile(request.file, types), type };
  }
  if (body === undefined) return null;
  return { bytes: Buffer.from(writeRaw(JSON.stringify(body))), type: 'application/json' };
}

const Stale = z.object({ errorCode: z.literal('STALE'), details: z.object({ version: z.int() }) });

/** The version that a client would read after STALE, and write on; null where the answer is another one. */
const currentVersion = ({ status, answer }: Exchange): number | null =>
  status === 409 ? (Stale.safeParse(JSON.parse(answer)).data?.details.version ?? null) : null;

/**
 * Sends a request through the app itself, from an address and with an idempotency key of its own. A write on another version
 * than the stored one is refused, and sent again on that one.
 */
export async function sendRequest(
  request: FuzzRequest,
  world: FuzzWorld,
  person: Person,
  pools: Pools,
): Promise<Exchange> {
  const { method, path } = endpoints[request.endpoint];
  const input = await planInput(request, world, pools);
  const { written, isRouted } = writePath(path, input.params, request.segment);
  const query = writeQuery(input.query);
  const url = `/api${written}${query || request.tail ? `?${query}${request.tail ?? ''}` : ''}`;
  const body = method === 'GET' ? null : await planBody(request, input.body);
  const { address } = request;
  const headers: Record<string, string> = {
    'x-forwarded-for': [address >> 24, (address >> 16) & 255, (address >> 8) & 255, address & 255].join('.'),
    'idempotency-key': `fuzz-${String(request.key)}`,
    ...(person.token && { authorization: `Bearer ${person.token}` }),
    ...(body && { 'content-type': body.type }),
    ...Object.fromEntries(request.headers),
  };
  const send = async (bytes: Buffer | undefined): Promise<Exchange> => {
    const cpu = process.cpuUsage();
    const started = performance.now();
    const response = await world.shop.app.request(url, {
      method,
      headers,
      ...(bytes && { body: new Uint8Array(bytes) }),
    });
    const answer = await response.text();
    const ms = performance.now() - started;
    const used = process.cpuUsage(cpu);
    return {
      method,
      path: url,
      headers,
      body: (bytes?.toString('utf8') ?? '').slice(0, SHOWN),
      status: response.status,
      answer,
      answerHeaders: response.headers,
      ms,
      cpuMs: (used.user + used.system) / 1_000,
      isRouted,
      isSignedIn: !!person.token && headers.authorization === `Bearer ${person.token}`,
    };
  };
  const first = await send(body?.bytes);
  const version = currentVersion(first);
  if (version === null || !isRecord(input.body)) return first;
  return send(Buffer.from(writeRaw(JSON.stringify({ ...input.body, version }))));
}
