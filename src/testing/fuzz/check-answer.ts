import { createHash } from 'node:crypto';
import { z } from 'zod';
import { contract } from '@/contract/contract';
import type { EndpointContract } from '@/contract/endpoint';
import { endpoints, type EndpointName } from '@/contract/endpoints';
import { ERROR_STATUS, type ErrorCode } from '@/contract/errors';
import type { Person } from './fuzz-world';
import type { Exchange } from './send-request';

const codes = Object.keys(ERROR_STATUS).filter((code): code is ErrorCode => code in ERROR_STATUS);

/** `ErrorBody` of the contract, with nothing beside it. */
const ErrorAnswer = z.strictObject({
  errorCode: z.enum(codes),
  message: z.string().min(1),
  requestId: z.uuid(),
  fields: z.record(z.string(), z.string()).optional(),
  details: z.unknown().optional(),
});

/** Texts that come only from inside the server. */
const INSIDE =
  /node_modules|\.(?:ts|js|mjs):\d+|\bat \w+ \(|\bselect\b.+\bfrom\b|insert into|update "\w+" set|delete from|Failed query|SQLSTATE|violates|relation "|column "|syntax error|(?:Type|Range|Syntax|Reference)Error/i;

/** What no answer may contain: a password's hash, the digest of a token, the secret of the shop. */
const SECRETS = /\$argon2|passwordHash|password_hash|tokenHash|token_hash|the secret of the tests/;

/** Codes that an endpoint may answer: its own, and those of every endpoint of its kind. */
function declaredCodes(name: EndpointName): Set<ErrorCode> {
  const { access, input, errors, needsCart }: EndpointContract = contract[name];
  const isWrite = endpoints[name].method !== 'GET';
  return new Set<ErrorCode>([
    ...errors,
    'VALIDATION',
    'RATE_LIMITED',
    'UNAVAILABLE',
    ...(access === 'anonymous' ? [] : (['UNAUTHENTICATED', 'FORBIDDEN'] as const)),
    ...(needsCart ? (['CART_DISABLED'] as const) : []),
    ...(isWrite ? (['CROSS_SITE', 'XSRF_INVALID', 'STORAGE_LOW'] as const) : []),
    ...(input.body || input.file
      ? (['MALFORMED_JSON', 'UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE'] as const)
      : []),
  ]);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The path of the first field that is in the answer and not in its schema. */
function findUndeclared(answer: unknown, parsed: unknown, path = ''): string | null {
  if (Array.isArray(answer) && Array.isArray(parsed)) {
    for (const [index, item] of answer.entries()) {
      const found = findUndeclared(item, parsed[index], `${path}[]`);
      if (found) return found;
    }
    return null;
  }
  if (!isRecord(answer) || !isRecord(parsed)) return null;
  for (const [key, value] of Object.entries(answer)) {
    if (!Object.hasOwn(parsed, key)) return `${path}.${key}`;
    const found = findUndeclared(value, parsed[key], `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

const NOT_JSON = Symbol('no JSON');
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}

function checkSuccess(name: EndpointName, { status, answer, answerHeaders }: Exchange): string | null {
  const { status: promised = 200, contentType, output }: EndpointContract = contract[name];
  if (status !== promised) return `status ${String(status)} and not ${String(promised)}`;
  const type = answerHeaders.get('content-type') ?? '';
  if (status === 204) return answer === '' ? null : '204 with a body';
  if (contentType) return type.startsWith(contentType) ? null : `content type ${type}`;
  if (!type.startsWith('application/json')) return `content type ${type}`;
  const body = readJson(answer);
  if (body === NOT_JSON) return 'no JSON';
  const parsed = output.safeParse(body);
  if (!parsed.success) return `does not match its schema: ${z.prettifyError(parsed.error).slice(0, 300)}`;
  const undeclared = findUndeclared(body, parsed.data);
  return undeclared && `holds the undeclared field ${undeclared}`;
}

function checkRefusal(name: EndpointName, exchange: Exchange): string | null {
  const { status, answer, answerHeaders, isRouted } = exchange;
  if (!(answerHeaders.get('content-type') ?? '').startsWith('application/json'))
    return `content type ${answerHeaders.get('content-type') ?? 'none'}`;
  const parsed = ErrorAnswer.safeParse(readJson(answer));
  if (!parsed.success) return `no ErrorBody: ${answer.slice(0, 200)}`;
  const { errorCode, message } = parsed.data;
  if (ERROR_STATUS[errorCode] !== status) return `${errorCode} with status ${String(status)}`;
  if (INSIDE.test(message)) return `tells of the inside: ${message.slice(0, 200)}`;
  if (isRouted && !declaredCodes(name).has(errorCode)) return `undeclared code ${errorCode}`;
  // The text itself is searched, because a schema drops a field named `__proto__`.
  if (errorCode === 'VALIDATION' && !/"fields":\{"/.test(answer)) return 'VALIDATION that names no field';
  if (status === 429 && !Number(answerHeaders.get('retry-after'))) return '429 without Retry-After';
  return null;
}

/**
 * What is wrong with an answer, in a few words that are the same for the same fault; null when all is well.
 * @param patienceMs the longest it may take, where half of that is work and not the wait for a busy processor
 */
export function findFault(
  name: EndpointName,
  exchange: Exchange,
  person: Person,
  patienceMs: number,
): string | null {
  const { status, answer, answerHeaders, ms, cpuMs, isRouted, isSignedIn } = exchange;
  const isWait = status === 503 && answer.includes('"UNAVAILABLE"');
  if (status >= 500 && !isWait) return `status ${String(status)}`;
  if (status < 200 || (status >= 300 && status < 400)) return `status ${String(status)}`;
  if (ms > patienceMs && cpuMs > patienceMs / 2) return 'slow';
  if (!answerHeaders.has('x-request-id')) return 'no X-Request-Id';
  const digest = person.token && createHash('sha256').update(person.token).digest('base64url');
  if (SECRETS.test(answer) || (digest && answer.includes(digest))) return 'a secret in the answer';
  if (isSignedIn && status === 401 && answer.includes('"UNAUTHENTICATED"')) return 'the session is lost';
  if (status >= 400) return checkRefusal(name, exchange);
  return isRouted ? checkSuccess(name, exchange) : null;
}
