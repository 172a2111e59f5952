import { act, render, screen, waitFor } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useRouter, type NextRouter } from 'next/router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useBelowFirstScreen } from '@/lib/browser/first-screen';
import { makeRouter } from '@/testing/render-screen';
import { PageTransition } from './page-transition';

const fades: { opacity: number[]; finish: () => void; isCancelled?: boolean }[] = [];
vi.mock('framer-motion/dom/mini', () => ({
  animate: (_: unknown, { opacity }: { opacity: number[] }) => {
    // The next animation stops the running one, and the whole page is laid out for it.
    expect(fades.filter(({ isCancelled }) => !isCancelled)).toEqual([]);
    const fade: (typeof fades)[number] = { opacity, finish: () => undefined };
    fades.push(fade);
    return {
      finished: new Promise<void>((resolve) => (fade.finish = resolve)),
      cancel: () => (fade.isCancelled = true),
    };
  },
}));

/** Of each page in turn, whether what is below its first screen came with its first paint. */
const firstPaints: [name: string, isWhole: boolean][] = [];

function Page({ name }: { name: string }) {
  const [clicks, setClicks] = useState(0);
  const isWhole = useBelowFirstScreen();
  useLayoutEffect(() => {
    if (firstPaints.at(-1)?.[0] !== name) firstPaints.push([name, isWhole]);
  });
  // As `next/head` does.
  useEffect(() => void (document.title = name), [name]);
  return (
    <>
      <h1 id={name}>{name}</h1>
      {isWhole && <p>below the first screen of {name}</p>}
      <p>asked for {String(useRouter().query.q)}</p>
      <button onClick={() => setClicks(clicks + 1)}>{clicks} clicks</button>
    </>
  );
}

const historyEntry = { url: '/produtos/x', as: '/produtos/x', options: {} };

type BeforePopStateCallback = Parameters<NextRouter['beforePopState']>[0];
type Handler = (url: string, options: { shallow: boolean }) => void;

function openShop() {
  const handlers: [event: string, handler: Handler][] = [];
  const visit = (url: string): NextRouter => ({
    ...makeRouter({ url }),
    events: {
      on: (event: string, handler: Handler) => void handlers.push([event, handler]),
      off: vi.fn(),
      emit: vi.fn(),
    },
  });
  const ui = (router: NextRouter, name: string) => (
    <RouterContext.Provider value={router}>
      <PageTransition pageKey={name}>
        <Page name={name} />
      </PageTransition>
    </RouterContext.Provider>
  );
  let mayPop: BeforePopStateCallback | undefined;
  const first = {
    ...visit('/shop?q=sal'),
    beforePopState: (handler: BeforePopStateCallback) => void (mayPop = handler),
  };
  const view = render(ui(first, 'Shop'));
  const start = () =>
    handlers.forEach(
      ([event, tell]) => event === 'routeChangeStart' && tell('/produtos/x', { shallow: false }),
    );
  const arrive = () => view.rerender(ui(visit('/produtos/x'), 'Product'));
  const filter = () => view.rerender(ui(visit('/shop?q=ração'), 'Shop'));
  const comeBack = () => view.rerender(ui(visit('/shop?q=sal'), 'Shop'));
  return {
    comeBack: () => act(async () => comeBack()),
    filter: () => act(async () => filter()),
    pop: () => act(async () => void mayPop?.(historyEntry)),
    startAndArrive: () =>
      act(async () => {
        start();
        arrive();
      }),
    start: () => act(async () => start()),
    arrive: () => act(async () => arrive()),
  };
}

beforeEach(() => {
  fades.length = 0;
  firstPaints.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal('cancelIdleCallback', vi.fn());
});

const stir = () => act(async () => void window.dispatchEvent(new Event('pointermove')));

describe('the transition between pages', () => {
  it('does not wait for an animation whose code is not loaded', async () => {
    const { start, arrive } = openShop();
    await start();
    await arrive();
    expect(screen.getByRole('heading', { name: 'Product' })).toBeVisible();
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(fades).toHaveLength(0);
  });

  it('waits for the exit before showing the next page, then scrolls to top', async () => {
    const { start, arrive } = openShop();
    await stir();
    await start();
    await arrive();
    expect(screen.getByRole('heading', { name: 'Shop', hidden: true })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Product' })).toBeNull();

    await act(async () => fades[0]?.finish());
    expect(screen.getByRole('heading', { name: 'Product' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Shop' })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Shop', hidden: true })).toBeNull());
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('waits for the exit also when the next page is ready at once', async () => {
    const { startAndArrive } = openShop();
    await stir();
    await startAndArrive();
    expect(screen.queryByRole('heading', { name: 'Product' })).toBeNull();
    await act(async () => fades[0]?.finish());
    expect(screen.getByRole('heading', { name: 'Product' })).toBeVisible();
    expect(fades.map(({ opacity }) => opacity)).toEqual([
      [1, 0.4],
      [0.4, 1],
    ]);
  });

  it('leaves the state and the query of the old page unchanged while it fades out', async () => {
    const { start, arrive } = openShop();
    await stir();
    act(() => screen.getByRole('button').click());
    await start();
    await arrive();
    expect(screen.getByText('asked for sal')).toBeInTheDocument();
    expect(screen.getByText('1 clicks')).toBeInTheDocument();
    await act(async () => fades[0]?.finish());
  });

  it('gives a page that is opened again a new state', async () => {
    const { start, arrive, comeBack } = openShop();
    await stir();
    act(() => screen.getByRole('button').click());
    await start();
    await arrive();
    await act(async () => fades[0]?.finish());
    expect(screen.queryByText('1 clicks')).toBeNull();
    vi.mocked(window.scrollTo).mockClear();
    await comeBack();
    expect(await screen.findByRole('button', { name: '0 clicks' })).toBeVisible();
    expect(screen.queryByText('1 clicks')).toBeNull();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('shows the next page at once with reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { start, arrive } = openShop();
    await start();
    await arrive();
    expect(screen.getByRole('heading', { name: 'Product' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Shop' })).toBeNull();
    expect(fades).toHaveLength(0);
  });

  it('shows the next page at once when the exit ended before it was ready', async () => {
    const { start, arrive } = openShop();
    await stir();
    await start();
    await act(async () => fades[0]?.finish());
    await arrive();
    expect(screen.getByRole('heading', { name: 'Product' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Shop' })).toBeNull();
  });

  it('scrolls to the anchor of the address', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    window.location.hash = '#Product';
    const { start, arrive } = openShop();
    await start();
    await arrive();
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('heading', { name: 'Product' })]);
    expect(window.scrollTo).not.toHaveBeenCalled();
    window.location.hash = '';
  });
});

describe('what a screen reader hears of a change of the page', () => {
  const heard = () => document.querySelector('[aria-live]')?.textContent;

  it('is nothing of the first page', () => {
    openShop();
    expect(heard()).toBe('');
  });

  it('is the title of the next page once it is shown, and never that of the page that was left', async () => {
    const { start, arrive } = openShop();
    await stir();
    await start();
    await arrive();
    expect(heard()).toBe('');
    await act(async () => fades[0]?.finish());
    expect(heard()).toBe('Product');
  });

  it('is nothing of an address that changes alone, such as by a filter', async () => {
    const { filter } = openShop();
    await filter();
    expect(screen.getByText('asked for ração')).toBeVisible();
    expect(heard()).toBe('');
  });

  it('is the title of the page that back leads to', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { start, arrive, pop, comeBack } = openShop();
    await start();
    await arrive();
    expect(heard()).toBe('Product');
    await pop();
    await start();
    await comeBack();
    expect(heard()).toBe('Shop');
  });
});

describe('the first screen of a page', () => {
  // Without an exit the next page is painted as soon as it is there.
  beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

  it('is painted before the rest when a link led to it', async () => {
    const { start, arrive } = openShop();
    await start();
    await arrive();
    expect(firstPaints).toEqual([
      ['Shop', true],
      ['Product', false],
    ]);
    expect(screen.getByText('below the first screen of Product')).toBeVisible();
  });

  it('is painted with the rest when back or forward led to it, so that its scroll position is there', async () => {
    const { pop, start, arrive } = openShop();
    await pop();
    await start();
    await arrive();
    expect(firstPaints.at(-1)).toEqual(['Product', true]);
  });

  it('is painted with the rest when the link names a place within it', async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView');
    window.location.hash = '#Product';
    const { start, arrive } = openShop();
    await start();
    await arrive();
    expect(firstPaints.at(-1)).toEqual(['Product', true]);
    window.location.hash = '';
  });
});
