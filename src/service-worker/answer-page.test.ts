import type * as Serwist from 'serwist';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CACHED_AT, CACHED_BUILD, CACHED_TITLE, CACHE_NAMES } from '@/lib/offline/offline-cache';

const ORIGIN = 'https://shop.test';
const PAGE = `${ORIGIN}/pt-BR/produtos/sal`;
const BUILD = 'this-build';
const HOUR_MS = 3_600_000;

// When it was cached is in the browser's database, which is missing here; everything else is Serwist itself.
vi.mock('serwist', async (original) => ({
  ...(await original<typeof Serwist>()),
  ExpirationPlugin: class {
    cacheDidUpdate = async () => undefined;
  },
}));

type Store = Map<string, Response>;
const stores = new Map<string, Store>();
const addressOf = (wanted: RequestInfo) => (typeof wanted === 'string' ? wanted : wanted.url);

function storeOf(name: string): Store {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  return store;
}

const open = async (name: string) => ({
  match: async (wanted: RequestInfo) => storeOf(name).get(addressOf(wanted))?.clone(),
  put: async (wanted: RequestInfo, answer: Response) => void storeOf(name).set(addressOf(wanted), answer),
  delete: async (wanted: RequestInfo) => storeOf(name).delete(addressOf(wanted)),
  keys: async () => [...storeOf(name).keys()].map((url) => new Request(url)),
});

/** An event of a request, and what it stays awake for. */
class Asked extends Event {
  readonly works: Promise<unknown>[] = [];
  readonly clientId = '';
  readonly resultingClientId = 'window';
  constructor(readonly request: Request) {
    super('fetch');
  }
  waitUntil(work: Promise<unknown>) {
    this.works.push(work);
  }
  respondWith() {
    throw new Error('not called in this test');
  }
}

const network = vi.fn<(request: Request) => Promise<Response>>();

const world = {
  self: globalThis,
  location: new URL(ORIGIN),
  FetchEvent: Asked,
  fetch: network,
  caches: {
    open,
    match: async (wanted: RequestInfo, { cacheName = '' }) => (await open(cacheName)).match(wanted),
  },
  // Of the build.
  __BUILD_ID__: BUILD,
  __DEFAULT_LOCALE__: 'en',
  __LAZY_FILES__: [],
};
function enterWorker() {
  vi.stubEnv('NODE_ENV', 'production');
  for (const [name, value] of Object.entries(world)) vi.stubGlobal(name, value);
}
enterWorker();
const { answerPage } = await import('./answer-page');

beforeEach(() => {
  enterWorker();
  vi.spyOn(Response.prototype, 'type', 'get').mockReturnValue('basic');
  stores.clear();
  network.mockReset();
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(asked.splice(0).map((settle) => settle()));
});

const cached = () => storeOf(CACHE_NAMES.page);
const cache = (text: string, ageMs: number, build = BUILD) =>
  cached().set(
    PAGE,
    new Response(text, { headers: { [CACHED_AT]: String(Date.now() - ageMs), [CACHED_BUILD]: build } }),
  );

/** Waits for what a test left running. */
const asked: (() => Promise<void>)[] = [];

async function ask(init: RequestInit = {}) {
  const event = new Asked(new Request(PAGE, init));
  const answer = answerPage({
    event,
    request: event.request,
    url: new URL(PAGE),
    params: { kind: 'page', key: PAGE, page: 'stored' },
  });
  const text = answer.then((given) => given.text());
  /** Waits for everything that the worker stays awake for. */
  const settle = async () => {
    await text.catch(() => undefined);
    while (event.works.length > 0) await event.works.shift()?.catch(() => undefined);
  };
  asked.push(settle);
  return { text, settle, event };
}

describe('a page of which no copy is at hand', () => {
  it('is the network’s, and is cached with its build and its title', async () => {
    network.mockResolvedValue(new Response('<title>Sal</title>'));
    const { text, settle } = await ask();
    expect(await text).toBe('<title>Sal</title>');
    await settle();
    expect(cached().get(PAGE)?.headers.get(CACHED_BUILD)).toBe(BUILD);
    expect(cached().get(PAGE)?.headers.get(CACHED_TITLE)).toBe('Sal');
  });

  it.each([
    ['is personal', new Response('x', { headers: { 'cache-control': 'private' } })],
    ['must not be stored', new Response('x', { headers: { 'cache-control': 'no-store' } })],
    ['is not there', new Response('x', { status: 404 })],
  ])('is shown and not cached when it %s', async (_, answer) => {
    network.mockResolvedValue(answer);
    const { text, settle } = await ask();
    expect(await text).toBe('x');
    await settle();
    expect(cached().size).toBe(0);
  });

  it('shows the shop’s own page of a failure', async () => {
    network.mockResolvedValue(new Response('sorry', { status: 503 }));
    expect(await (await ask()).text).toBe('sorry');
  });

  it('fails without a network, so that the offline page can be shown', async () => {
    network.mockRejectedValue(new TypeError('no network'));
    await expect((await ask()).text).rejects.toThrow();
  });
});

describe('a cached page', () => {
  it('younger than a minute costs no request', async () => {
    cache('copy', 10_000);
    expect(await (await ask()).text).toBe('copy');
    expect(network).not.toHaveBeenCalled();
  });

  it('is shown at once, and renewed behind without credentials of the visitor', async () => {
    cache('copy', HOUR_MS);
    network.mockResolvedValue(new Response('newer'));
    const { text, settle } = await ask();
    expect(await text).toBe('copy');
    await settle();
    expect(await cached().get(PAGE)?.text()).toBe('newer');
    expect(network.mock.calls[0]?.[0].credentials).toBe('omit');
  });

  it('is deleted when the shop says that it is gone', async () => {
    cache('copy', HOUR_MS);
    network.mockResolvedValue(new Response('gone', { status: 410 }));
    const { settle } = await ask();
    await settle();
    expect(cached().size).toBe(0);
  });

  it.each([
    ['of another build', HOUR_MS, 'an older build', {}],
    ['older than a day', 25 * HOUR_MS, BUILD, {}],
    ['that the visitor reloads', HOUR_MS, BUILD, { cache: 'no-cache' as const }],
  ])('%s waits for the network', async (_, ageMs, build, init) => {
    cache('copy', ageMs, build);
    network.mockResolvedValue(new Response('newer'));
    expect(await (await ask(init)).text).toBe('newer');
  });

  it.each([
    ['there is no network', () => Promise.reject(new TypeError('no network'))],
    ['the shop fails', () => Promise.resolve(new Response('sorry', { status: 500 }))],
  ])('%s: an old copy is better than nothing', async (_, answer) => {
    cache('copy', 25 * HOUR_MS);
    network.mockImplementation(answer);
    expect(await (await ask()).text).toBe('copy');
    expect(cached().size).toBe(1);
  });

  it('is shown after three seconds, and the late answer is still waited for and cached', async () => {
    vi.useFakeTimers();
    cache('copy', 25 * HOUR_MS);
    let arrive: (answer: Response) => void = () => undefined;
    network.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { text, settle, event } = await ask();
    await vi.advanceTimersByTimeAsync(2_900);
    let isShown = false;
    void text.then(() => (isShown = true));
    await vi.advanceTimersByTimeAsync(50);
    expect(isShown).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(await text).toBe('copy');
    let isAsleep = false;
    void Promise.all(event.works).then(() => (isAsleep = true));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isAsleep).toBe(false);
    arrive(new Response('late'));
    await vi.advanceTimersByTimeAsync(100);
    await settle();
    expect(await cached().get(PAGE)?.text()).toBe('late');
  });
});
