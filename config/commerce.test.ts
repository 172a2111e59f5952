import { describe, expect, it } from 'vitest';
import { createHttp } from '@/client/http';
import { formatBRL } from '@/lib/money';
import * as commerce from './commerce';

describe('the constants of the product (docs/rules.md)', () => {
  it('are its own', () => {
    expect(commerce).toMatchObject({
      REQUEST_TIMEOUT_MS: 30_000,
      CURRENCY: 'BRL',
      MONEY_LOCALE: 'pt-BR',
      AUTH_COOKIE: { name: 'auth_token', days: 99 },
      CART_STORAGE_KEY: 'store-cart',
      MODAL_FADE_SECONDS: 0.25,
      MODAL_MARGIN_PX: 140,
      MASK_CURSOR_DELAY_MS: 10,
      DEBUG_SHORTCUT: { ctrlKey: true, altKey: true, key: 'd' },
    });
  });

  it('reach the client: 30 s, JSON, and a bearer header that is empty without a token', async () => {
    const seen: unknown[] = [];
    const make = (token?: string) =>
      createHttp({
        baseURL: 'http://shop.test/api',
        getToken: () => token,
        adapter: async (config) => {
          seen.push(config.headers.get('Authorization'));
          return { data: null, status: 200, statusText: '', headers: {}, config };
        },
      });
    expect(make().defaults).toMatchObject({
      timeout: 30_000,
      xsrfCookieName: 'XSRF-TOKEN',
      xsrfHeaderName: 'X-XSRF-TOKEN',
    });
    await make().get('/health');
    await make('abc').get('/health');
    expect(seen).toEqual(['', 'Bearer abc']);
  });

  it('write prices in reais the Brazilian way', () => {
    expect(formatBRL(1234.5)).toBe('R$\u00a01.234,50');
  });
});
