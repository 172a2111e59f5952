import type { z } from 'zod';
import type { Clock } from '@/server/ports/clock';
import { GetnetRefusal, GetnetUnanswered } from './getnet-errors';
import { ErrorAnswer, TokenAnswer } from './getnet-messages';

export interface GetnetCredentials {
  url: string;
  clientId: string;
  clientSecret: string;
  sellerId: string;
}

export interface GetnetCall<S extends z.ZodType> {
  method: 'GET' | 'POST';
  path: string;
  /** The path without ids, for messages. */
  name: string;
  body?: object;
  headers?: Record<string, string>;
  answer: S;
  signal: AbortSignal;
  /** Asking twice does no harm: it is asked once more after a network failure. */
  repeatable?: boolean;
}

/** A token is renewed this long before it ends. */
const TOKEN_MARGIN_MS = 60_000;
const TOKEN_TIMEOUT_MS = 8_000;

/** Ends a call after so many milliseconds. */
export type TimeLimit = (ms: number) => AbortSignal;
/** Statuses of business answers; with any other 4xx the call itself was wrong. */
const REFUSALS = new Set([400, 402, 422]);

interface Exchange {
  status: number;
  /** Undefined when the body is no JSON. */
  json: unknown;
}

async function exchange(name: string, url: string, init: RequestInit): Promise<Exchange> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' });
    const text = await response.text();
    return { status: response.status, json: parseJson(text) };
  } catch (error) {
    // The error of fetch says what failed; its request, which has the secrets, is left out.
    throw new GetnetUnanswered(name, describe(error));
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  const { cause } = error;
  return cause instanceof Error ? `${error.message} (${cause.message})` : `${error.name}: ${error.message}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readAnswer<S extends z.ZodType>(
  { name, method, answer }: Pick<GetnetCall<S>, 'name' | 'method' | 'answer'>,
  { status, json }: Exchange,
): z.output<S> {
  if (status >= 200 && status < 300) {
    const parsed = answer.safeParse(json);
    if (parsed.success) return parsed.data;
    const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'body').join(', ');
    throw new GetnetUnanswered(
      name,
      `HTTP ${status} with an answer that is not documented (${fields})`,
      status,
    );
  }
  // "Not found" answers a question, but is no answer to a charge.
  const isRefusal = REFUSALS.has(status) || (status === 404 && method === 'GET');
  const refused = isRefusal ? ErrorAnswer.safeParse(json) : null;
  if (!refused?.data) throw new GetnetUnanswered(name, `HTTP ${status}`, status);
  const [detail] = refused.data.details;
  const words = detail?.description_detail || detail?.description || refused.data.message || 'refused';
  throw new GetnetRefusal(status, words, detail?.payment_id ?? null);
}

export type GetnetClient = ReturnType<typeof createGetnetClient>;

/** Speaks HTTP with Getnet: the access token, both seller headers, timeouts, and checked answers. */
export function createGetnetClient(
  { url, clientId, clientSecret, sellerId }: GetnetCredentials,
  clock: Clock,
  timeLimit: TimeLimit,
) {
  const base = url.replace(/\/+$/, '');
  let token: { value: string; expiresAt: number } | null = null;
  let renewing: Promise<string> | null = null;

  async function renewToken(): Promise<string> {
    const name = 'POST /auth/oauth/v2/token';
    const ask = () =>
      exchange(name, `${base}/auth/oauth/v2/token`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'scope=oob&grant_type=client_credentials',
        signal: timeLimit(TOKEN_TIMEOUT_MS),
      });
    const answer = readAnswer({ name, method: 'POST', answer: TokenAnswer }, await askTwice(ask));
    const expiresAt = clock.now().getTime() + answer.expires_in * 1000 - TOKEN_MARGIN_MS;
    token = { value: answer.access_token, expiresAt };
    return answer.access_token;
  }

  /** One renewal for all calls that wait for it. `refused` is the token that was refused, if one was. */
  async function readToken(refused?: string): Promise<string> {
    const fresh = token && token.value !== refused && clock.now().getTime() < token.expiresAt;
    if (token && fresh) return token.value;
    renewing ??= renewToken().finally(() => (renewing = null));
    return renewing;
  }

  async function send({ method, path, name, body, headers, signal }: GetnetCall<z.ZodType>, bearer: string) {
    return exchange(name, `${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        accept: 'application/json',
        // The official modules disagree on the name (docs/brazil.md, Getnet): both are sent.
        'x-seller-id': sellerId,
        seller_id: sellerId,
        ...(body && { 'content-type': 'application/json; charset=utf-8' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });
  }

  return {
    sellerId,
    /**
     * Calls Getnet. When it refuses the token, a new one is made and the call repeated: the first one did nothing.
     * @throws GetnetRefusal when it says no; GetnetUnanswered when it is not known what it did
     */
    async call<S extends z.ZodType>(request: GetnetCall<S>): Promise<z.output<S>> {
      const attempt = async (): Promise<Exchange> => {
        const bearer = await readToken();
        const first = await send(request, bearer);
        return first.status === 401 ? send(request, await readToken(bearer)) : first;
      };
      const given = request.repeatable ? await askTwice(attempt, request.signal) : await attempt();
      return readAnswer(request, given);
    },
  };
}

/** Once more after a network failure or a 5xx. */
async function askTwice(ask: () => Promise<Exchange>, signal?: AbortSignal): Promise<Exchange> {
  try {
    const first = await ask();
    if (first.status < 500 || signal?.aborted) return first;
  } catch (error) {
    if (!(error instanceof GetnetUnanswered) || signal?.aborted) throw error;
  }
  return ask();
}
