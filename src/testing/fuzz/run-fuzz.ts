import fc from 'fast-check';
import type { EndpointName } from '@/contract/endpoints';
import { endpoints } from '@/contract/endpoints';
import { findFault } from './check-answer';
import type { FuzzWorld, Person } from './fuzz-world';
import type { Pools } from './pools';
import { isOpenTo, requestArbitrary, type FuzzRequest } from './request-arbitrary';
import { sendRequest, type Exchange } from './send-request';

export interface FuzzFault {
  endpoint: EndpointName;
  what: string;
  /** The smallest request that shows it, and its answer. */
  example: Exchange;
  /** What the server logged about it. */
  errors: unknown[];
  /** How many requests showed it. */
  count: number;
}

export interface FuzzOutcome {
  role: Person['role'];
  seed: number;
  requests: number;
  ok: number;
  refused: number;
  /** 503 UNAVAILABLE, which asks to wait. */
  waits: number;
  /** 5xx of every other kind. */
  broken: number;
  slowestMs: number;
  slowest: string;
  /** Endpoints open to the role, and those of them that answered 2xx at least once. */
  open: number;
  reached: number;
  /** Of each endpoint: answers by status and code. */
  answers: Map<EndpointName, Map<string, number>>;
  faults: FuzzFault[];
  seconds: number;
}

export interface FuzzOptions {
  requests: number;
  seed: number;
  /** The longest an answer may take; no limit unless given. */
  patienceMs?: number;
  /** Ends the run early, after so many milliseconds. */
  enoughMs?: number;
}

/** The shop's clock advances by this much per request, so that limits per account end. */
const STEP_MS = 2_000;
const POOLS_EVERY = 40;
/** A password counts as given just now for ten minutes: half of the time staff acts within them. */
const SIGN_IN_EVERY = 400;
const MOST_SHRINKS = 120;
/** Calls that end sessions or change the account by design: the user is restored afterwards. */
const ENDINGS = new Set<EndpointName>([
  'logout', 'changePassword', 'confirmPassword', 'deleteSelf', 'deleteOwnSession', 'updateUser', 'setRepresentante', 'resetPassword', 'register', 'login',
]); // prettier-ignore

const keyOf = (endpoint: EndpointName, what: string) => `${endpoint}: ${what.split(':')[0] ?? ''}`;

const answerOf = ({ status, answer }: Exchange) => {
  const [, code = '', , field = ''] =
    /^\{"errorCode":"([A-Z_]+)"(.*"fields":\{"([^"]*)")?/.exec(answer) ?? [];
  return [String(status), code, field].filter(Boolean).join(' ');
};

/** Requests of one person to a world, one after the other; every fault is found once and its example made small. */
export async function runFuzz(
  world: FuzzWorld,
  person: Person,
  { requests, seed, patienceMs = Infinity, enoughMs = Infinity }: FuzzOptions,
): Promise<FuzzOutcome> {
  const all = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);
  const answers: FuzzOutcome['answers'] = new Map();
  const faults = new Map<string, FuzzFault>();
  const arbitrary = requestArbitrary(person.role, person);
  const started = performance.now();
  const outcome = { requests: 0, ok: 0, refused: 0, waits: 0, broken: 0, slowestMs: 0, slowest: '' };
  let pools: Pools = await world.readPools(person);
  let sent = 0;

  async function ask(request: FuzzRequest) {
    sent += 1;
    world.shop.clock.current = new Date(world.shop.clock.current.getTime() + STEP_MS);
    if (sent % POOLS_EVERY === 0) pools = await world.readPools(person);
    if (sent % SIGN_IN_EVERY === 0) await world.signInAgain(person);
    world.takeErrors();
    const exchange = await sendRequest(request, world, person, pools);
    const fault = findFault(request.endpoint, exchange, person, patienceMs);
    if (fault === 'the session is lost' || (ENDINGS.has(request.endpoint) && exchange.status < 300))
      await world.signInAgain(person);
    return { exchange, fault, errors: world.takeErrors() };
  }

  function count({ endpoint }: FuzzRequest, exchange: Exchange) {
    const { status, ms, method, path } = exchange;
    outcome.requests += 1;
    if (status < 300) outcome.ok += 1;
    else if (status < 500) outcome.refused += 1;
    else if (status === 503) outcome.waits += 1;
    else outcome.broken += 1;
    if (ms > outcome.slowestMs)
      Object.assign(outcome, { slowestMs: ms, slowest: `${method} ${path.slice(0, 80)}` });
    const kinds = answers.get(endpoint) ?? new Map<string, number>();
    answers.set(endpoint, kinds.set(answerOf(exchange), (kinds.get(answerOf(exchange)) ?? 0) + 1));
  }

  /** fast-check makes the requests and shrinks the failing one; a known fault does not fail again. */
  for (let part = 0; outcome.requests < requests && performance.now() - started < enoughMs; part += 1) {
    let shrinking: string | null = null;
    let tries = 0;
    await fc.check(
      fc.asyncProperty(arbitrary, async (request) => {
        if (shrinking === null && performance.now() - started >= enoughMs) return;
        if (shrinking !== null && (tries += 1) > MOST_SHRINKS) return;
        const { exchange, fault, errors } = await ask(request);
        if (shrinking === null) count(request, exchange);
        if (!fault) return;
        const key = keyOf(request.endpoint, fault);
        const known = faults.get(key);
        if (shrinking === null && known) known.count += 1;
        if (shrinking === null ? !!known : key !== shrinking) return;
        shrinking = key;
        const { endpoint } = request;
        faults.set(key, { endpoint, what: fault, example: exchange, errors, count: known?.count ?? 1 });
        throw new Error(key);
      }),
      { seed: seed + part, numRuns: requests - outcome.requests },
    );
  }

  const open = all.filter((name) => isOpenTo(name, person));
  const isReached = (name: EndpointName) =>
    [...(answers.get(name)?.keys() ?? [])].some((kind) => kind.startsWith('2'));
  return {
    role: person.role,
    seed,
    ...outcome,
    open: open.length,
    reached: open.filter(isReached).length,
    answers,
    faults: [...faults.values()],
    seconds: (performance.now() - started) / 1_000,
  };
}

/** Whether a user who was signed in still is, after all the requests. */
export async function isStillSignedIn({ shop }: FuzzWorld, { token, user }: Person): Promise<boolean> {
  if (!user) return true;
  const answer = await shop.request('GET', '/user/self/', { token });
  return answer.status === 200;
}

/** A fault as text, for the developer who must fix it. */
export function describeFault({ endpoint, what, example, errors, count }: FuzzFault): string {
  const { method, path, headers, body, status, answer } = example;
  const told = { ...headers, ...(headers.authorization && { authorization: '…' }) };
  const reasons = errors.map((error) =>
    JSON.stringify(error, Object.getOwnPropertyNames(Object(error))).slice(0, 200),
  );
  return [
    `${endpoint}: ${what} (${String(count)} times)`,
    `  ${method} ${path.slice(0, 300)}`,
    `  ${JSON.stringify(told).slice(0, 400)}`,
    `  ${JSON.stringify(body)}`,
    `  -> ${String(status)} ${answer.slice(0, 300)}`,
    ...reasons,
  ].join('\n');
}
