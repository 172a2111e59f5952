import type * as Serwist from 'serwist';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KEPT_AT, KEPT_BUILD, KEPT_CACHES } from '@/lib/offline/kept';

const ORIGIN = 'https://shop.test';
const PAGE = `${ORIGIN}/pt-BR/produtos/sal`;
const BUILD = 'this-build';
const HOUR_MS = 3_600_000;

// When it was kept is the browser's database, which is not here; everything else is Serwist itself.
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
    throw new Error('nobody asked');
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
  __LATE_FILES__: [],
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

const kept = () => storeOf(KEPT_CACHES.page);
const keep = (text: string, ageMs: number, build = BUILD) =>
  kept().set(
    PAGE,
    new Response(text, { headers: { [KEPT_AT]: String(Date.now() - ageMs), [KEPT_BUILD]: build } }),
  );

/** Brings what a test left under way to its end. */
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
  /** Everything the worker stayed awake for is over. */
  const settle = async () => {
    await text.catch(() => undefined);
    while (event.works.length > 0) await event.works.shift()?.catch(() => undefined);
  };
  asked.push(settle);
  return { text, settle, event };
}

describe('a page of which no copy is at hand', () => {
  it('is the network’s, and is kept with its build and its title', async () => {
    network.mockResolvedValue(new Response('<title>Sal</title>'));
    const { text, settle } = await ask();
    expect(await text).toBe('<title>Sal</title>');
    await settle();
    expect(kept().get(PAGE)?.headers.get(KEPT_BUILD)).toBe(BUILD);
    expect(kept().get(PAGE)?.headers.get('x-kept-title')).toBe('Sal');
  });

  it.each([
    ['is somebody’s own', new Response('x', { headers: { 'cache-control': 'private' } })],
    ['must not be stored', new Response('x', { headers: { 'cache-control': 'no-store' } })],
    ['is not there', new Response('x', { status: 404 })],
  ])('is shown and not kept when it %s', async (_, answer) => {
    network.mockResolvedValue(answer);
    const { text, settle } = await ask();
    expect(await text).toBe('x');
    await settle();
    expect(kept().size).toBe(0);
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

describe('a kept page', () => {
  it('younger than a minute costs no request', async () => {
    keep('copy', 10_000);
    expect(await (await ask()).text).toBe('copy');
    expect(network).not.toHaveBeenCalled();
  });

  it('is shown at once, and renewed behind as nobody in particular', async () => {
    keep('copy', HOUR_MS);
    network.mockResolvedValue(new Response('newer'));
    const { text, settle } = await ask();
    expect(await text).toBe('copy');
    await settle();
    expect(await kept().get(PAGE)?.text()).toBe('newer');
    expect(network.mock.calls[0]?.[0].credentials).toBe('omit');
  });

  it('is let go when the shop says that it is gone', async () => {
    keep('copy', HOUR_MS);
    network.mockResolvedValue(new Response('gone', { status: 410 }));
    const { settle } = await ask();
    await settle();
    expect(kept().size).toBe(0);
  });

  it.each([
    ['of another build', HOUR_MS, 'an older build', {}],
    ['older than a day', 25 * HOUR_MS, BUILD, {}],
    ['that somebody reloads', HOUR_MS, BUILD, { cache: 'no-cache' as const }],
  ])('%s waits for the network', async (_, ageMs, build, init) => {
    keep('copy', ageMs, build);
    network.mockResolvedValue(new Response('newer'));
    expect(await (await ask(init)).text).toBe('newer');
  });

  it.each([
    ['there is no network', () => Promise.reject(new TypeError('no network'))],
    ['the shop fails', () => Promise.resolve(new Response('sorry', { status: 500 }))],
  ])('%s: an old copy is better than nothing', async (_, answer) => {
    keep('copy', 25 * HOUR_MS);
    network.mockImplementation(answer);
    expect(await (await ask()).text).toBe('copy');
    expect(kept().size).toBe(1);
  });

  it('is shown after three seconds, and the late answer is still waited for and kept', async () => {
    vi.useFakeTimers();
    keep('copy', 25 * HOUR_MS);
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
    expect(await kept().get(PAGE)?.text()).toBe('late');
  });
});
