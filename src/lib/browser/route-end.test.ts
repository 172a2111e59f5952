import mitt from 'next/dist/shared/lib/mitt';
import { describe, expect, it, vi } from 'vitest';
import { onRouteEnd } from './route-end';

vi.mock('next/router', () => ({ default: { asPath: '/shop?emOferta=true' } }));

const cancelled = Object.assign(new Error('Cancel rendering route'), { cancelled: true });

function watch() {
  const events = mitt();
  const ends: string[] = [];
  const stop = onRouteEnd(events, {
    onShown: () => ends.push('shown'),
    onCalledOff: () => ends.push('called off'),
  });
  return { events, ends, stop };
}

describe('the end of a navigation', () => {
  it('is that the page is shown', () => {
    const { events, ends } = watch();
    events.emit('routeChangeComplete', '/pt-BR/shop');
    expect(ends).toEqual(['shown']);
  });

  it('is that the page is shown too when Next reports the cancellation of an earlier visit', () => {
    const { events, ends } = watch();
    events.emit('routeChangeError', cancelled, '/shop?emOferta=true', { shallow: true });
    expect(ends).toEqual(['shown']);
  });

  it('is that it was called off when another navigation took its place, or loading failed', () => {
    const { events, ends } = watch();
    events.emit('routeChangeError', cancelled, '/shop', { shallow: true });
    events.emit('routeChangeError', new Error('Failed to load'), '/shop?emOferta=true', { shallow: false });
    expect(ends).toEqual(['called off', 'called off']);
  });

  it('is not told after the watch ended', () => {
    const { events, ends, stop } = watch();
    stop();
    events.emit('routeChangeComplete', '/pt-BR/shop');
    events.emit('routeChangeError', cancelled, '/shop', { shallow: true });
    expect(ends).toEqual([]);
  });
});
