import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '@/shell/overlays/toast-host';
import { renderScreen } from '@/testing/render-screen';
import { CodeProgress, RouteProgress } from './progress';

type Handler = (url: string, options: { shallow: boolean }) => void;

const bar = () => screen.queryByRole('progressbar', { name: 'Carregando…' });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

describe('the bar of a navigation', () => {
  function open() {
    const { router } = renderScreen(<RouteProgress />);
    return (event: string, shallow = false) =>
      act(() => {
        for (const [name, handler] of router.events.on.mock.calls as [string, Handler][])
          if (name === event) handler('/shop', { shallow });
      });
  }

  it('is shown when the next page takes long, until it is there', () => {
    const emit = open();
    emit('routeChangeStart');
    expect(bar()).toBeNull();
    wait(250);
    expect(bar()).toBeVisible();
    emit('routeChangeComplete');
    expect(bar()).toBeNull();
  });

  it('is not shown for a page that comes at once, nor for the filters of a list', () => {
    const emit = open();
    emit('routeChangeStart');
    wait(100);
    emit('routeChangeComplete');
    wait(1000);
    expect(bar()).toBeNull();
    emit('routeChangeStart', true);
    wait(1000);
    expect(bar()).toBeNull();
  });
});

describe('the bar of what opens over the page', () => {
  it('is shown while its code takes long', () => {
    renderScreen(<CodeProgress error={null} retry={() => undefined} />);
    wait(250);
    expect(bar()).toBeVisible();
  });

  it('says that the code did not come, and tries again with the next press', async () => {
    const retry = vi.fn();
    const { user } = renderScreen(
      <>
        <button>Cart</button>
        <CodeProgress error={new Error('offline')} retry={retry} />
        <ToastHost />
      </>,
    );
    expect(await screen.findByText('Sem conexão. Confira o sinal e tente de novo.')).toBeVisible();
    expect(bar()).toBeNull();
    expect(retry).not.toHaveBeenCalled();
    vi.useRealTimers();
    await user.click(screen.getByRole('button', { name: 'Cart' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
