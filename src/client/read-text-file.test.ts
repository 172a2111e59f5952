import { afterEach, expect, it, vi } from 'vitest';
import { readTextFile } from './read-text-file';

afterEach(() => vi.unstubAllGlobals());

it('shares one request among callers at the same time, and asks again after a failure', async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  const failed = await Promise.allSettled([readTextFile('en', 'cart'), readTextFile('en', 'cart')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockResolvedValueOnce(Response.json({ title: 'Cart' }));
  expect(await Promise.all([readTextFile('en', 'cart'), readTextFile('en', 'cart')])).toEqual([
    { title: 'Cart' },
    { title: 'Cart' },
  ]);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/locales/en/cart.json',
    '/locales/en/cart.json',
  ]);
});

it('asks for the texts of the build that the page is of', async () => {
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(Response.json({}));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', { __NEXT_DATA__: { buildId: 'b2' } });
  await readTextFile('en', 'cart');
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/locales/en/cart.json?v=b2');
});

it('gives nothing for a file that is not there', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  expect(await readTextFile('en', 'none')).toBeNull();
});
