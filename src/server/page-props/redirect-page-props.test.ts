import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/client/api-error';
import { redirectPageProps } from './redirect-page-props';
import { serverCall } from './server-call';

vi.mock('./server-call', () => ({ serverCall: vi.fn() }));
const answer = vi.mocked(serverCall);

interface Visit {
  locale?: string;
  query?: Record<string, string | string[]>;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

async function follow(code: string | undefined, visit: Visit | string = {}) {
  const {
    locale = 'en',
    query = {},
    cookies = {},
    headers: sent = {},
  } = typeof visit === 'string' ? { locale: visit } : visit;
  const headers = new Map<string, unknown>();
  const res = { setHeader: (name: string, value: unknown) => void headers.set(name, value) };
  // The page reads nothing else of its context.
  const context = {
    params: { code },
    query: { ...query, code },
    locale,
    req: { cookies, headers: sent },
    res,
  } as unknown as Parameters<typeof redirectPageProps>[0];
  const result = await redirectPageProps(context);
  return { result, headers };
}
const sentTo = (destination: string) => ({ redirect: { destination, statusCode: 302 } });

beforeEach(() => void answer.mockReset());

describe('a campaign link', () => {
  it('goes to its page in the visitor’s language and credits the representative for 30 days', async () => {
    answer.mockResolvedValue({ target: '/produtos/matriz-60', representativeCode: 'LIA-7' });
    const { result, headers } = await follow('seca', 'pt-BR');
    expect(result).toEqual(sentTo('/pt-BR/produtos/matriz-60'));
    expect(headers.get('Set-Cookie')).toBe('ref_code=LIA-7; Path=/; Max-Age=2592000; SameSite=Lax; Secure');
    expect(headers.get('Cache-Control')).toContain('no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
  });

  it.each([
    [
      'the one that was chosen in the shop',
      { cookies: { NEXT_LOCALE: 'he' }, headers: { 'accept-language': 'es' } },
      '/he/shop',
    ],
    [
      'the one that the browser prefers',
      { headers: { 'accept-language': 'fr, pt-BR;q=0.9, es;q=0.4' } },
      '/pt-BR/shop',
    ],
    ['the one that is named exactly', { headers: { 'accept-language': 'en-US,pt-BR;q=0.9' } }, '/pt-BR/shop'],
    ['the one of another country', { headers: { 'accept-language': 'he-IL' } }, '/he/shop'],
    ['the usual one where the browser names none', { headers: { 'accept-language': '*' } }, '/shop'],
    ['the usual one where the browser says nothing', {}, '/shop'],
  ])('without a language in its address goes on in %s', async (_, visit, destination) => {
    answer.mockResolvedValue({ target: '/shop', representativeCode: null });
    expect((await follow('seca', visit)).result).toEqual(sentTo(destination));
  });

  it('takes its query along, which does not change what its target says', async () => {
    answer.mockResolvedValue({ target: '/shop?q=sal#lista', representativeCode: null });
    const query = { utm_source: 'zap', q: 'other', tag: ['a', 'b'] };
    expect((await follow('seca', { query })).result).toEqual(
      sentTo('/shop?q=sal&utm_source=zap&tag=a&tag=b#lista'),
    );
  });

  it('of the shop itself credits no one', async () => {
    answer.mockResolvedValue({ target: '/shop', representativeCode: null });
    const { result, headers } = await follow('natal');
    expect(result).toEqual(sentTo('/shop'));
    expect(headers.has('Set-Cookie')).toBe(false);
  });

  it.each([
    'https://golpe.example',
    '//golpe.example',
    '/\\golpe.example',
    'javascript:alert(1)',
    '/%09/golpe.example',
  ])('never leads out of the shop to %s', async (target) => {
    answer.mockResolvedValue({ target, representativeCode: null });
    expect((await follow('x')).result).toEqual(sentTo('/'));
  });

  it.each([
    new ApiError('NOT_FOUND', 404, 'no such code'),
    new ApiError('VALIDATION', 422, 'no code'),
    new ApiError('UNAVAILABLE', 503, 'later'),
  ])('goes home when its code cannot be followed: %s', async (error) => {
    answer.mockRejectedValue(error);
    const { result, headers } = await follow('nada', 'es');
    expect(result).toEqual(sentTo('/es/'));
    expect(headers.has('Set-Cookie')).toBe(false);
  });

  it('cannot smuggle a second cookie in with its code', async () => {
    answer.mockResolvedValue({ target: '/', representativeCode: 'a; auth_token=b' });
    expect((await follow('x')).headers.get('Set-Cookie')).toContain('ref_code=a%3B%20auth_token%3Db; Path=/');
  });

  it('without a code goes home and asks nothing', async () => {
    const { result, headers } = await follow(undefined, 'pt-BR');
    expect(result).toEqual(sentTo('/pt-BR/'));
    expect(headers.has('Set-Cookie')).toBe(false);
    expect(answer).not.toHaveBeenCalled();
  });
});
