import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { PERMISSIONS } from '@config/permissions';
import { variations } from '@/server/db/schema';
import { seedWhenEmpty } from '@/server/seed/seed';
import { createPrometheusMetrics } from '@/server/ports/metrics/prometheus-metrics';
import { makeUser } from '@/testing/make-user';
import { everyPicture } from '@/testing/seeded-catalog';
import { makeTestApp, type TestApp } from '@/testing/test-app';

/** A pack that everybody may buy, and its product. */
export const PACK = 'p001-v1';
export const PRODUCT = 'p001';

export const METRICS_TOKEN = 'the token of the figures of the tests';

/** Who asks: an account made for one question, or none. */
export interface Caller {
  /** `anonymous`, `customer`, `owner`, `admin`, or the one permission they hold. */
  as: string;
  id: string;
  email: string;
  /** The own code of a representative; of others, the one that brought them. */
  code: string;
  token: string | undefined;
}

export interface TableShop extends TestApp {
  /** A new account for one question; see `Caller.as`. */
  makeCaller(as: string): Promise<Caller>;
  /** Asks as this person. @throws Error when the answer is a refusal */
  ask(who: Caller, method: string, path: string, body?: unknown): Promise<Response>;
  /** The same by POST, with a file as body. */
  send(
    who: Caller,
    path: string,
    type: string,
    bytes: Uint8Array<ArrayBuffer> | string,
    headers?: Record<string, string>,
  ): Promise<Response>;
  folder: string;
}

/** @throws Error unless the shop did what was asked */
export async function requireDone(asked: string, answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  throw new Error(`${asked} answered ${answer.status}: ${await answer.text()}`);
}

let made = 0;

/** The demo shop, with a folder for its files and readable metrics. */
export async function openTableShop(): Promise<TableShop> {
  const folder = mkdtempSync(join(tmpdir(), 'permission-table-'));
  const shop = await makeTestApp({
    metrics: createPrometheusMetrics(new Registry()),
    env: { METRICS_TOKEN, DATA_DIR: folder, MEDIA_DIR: join(folder, 'media'), TRUSTED_PROXY: 'true' },
  });
  const { services } = shop;
  await seedWhenEmpty(services, () => Promise.resolve(everyPicture));
  await services.db.update(variations).set({ stock: 5_000 }).where(eq(variations.id, PACK));

  // Every request comes from an address of its own, so that no limit by address is reached.
  const address = () => ({ 'x-forwarded-for': `10.20.${(made += 1) % 250}.${Math.floor(made / 250)}` });
  const request: TestApp['request'] = (method, path, options = {}) =>
    shop.request(method, path, { ...options, headers: { ...address(), ...options.headers } });

  return {
    ...shop,
    request,
    folder,
    async makeCaller(as) {
      made += 1;
      const code = `TABELA${made}`;
      if (as === 'anonymous') return { as, id: '', email: '', code, token: undefined };
      const { user, token } = await makeUser(services, {
        id: `caller-${made}`,
        fullName: 'Aurora Valadão',
        admin: as === 'admin',
        permissions: PERMISSIONS.filter((permission) => permission === as),
        phone: '(34) 99999-1111',
        document: '52998224725',
        stateRegistration: '0012345670055',
        region: 'Triângulo Mineiro',
        marketingConsentAt: services.clock.now(),
        ...(as === 'representante'
          ? { representativeCode: code }
          : { representedByCode: code, representedAt: services.clock.now() }),
      });
      return { as, id: user.id, email: user.email, code, token };
    },
    async ask(who, method, path, body) {
      const { token } = who;
      const headers = { 'idempotency-key': `table-key-${(made += 1)}` };
      return requireDone(`${method} ${path}`, await request(method, path, { token, body, headers }));
    },
    async send(who, path, type, bytes, more = {}) {
      const authorization = `Bearer ${who.token ?? ''}`;
      const headers = { ...address(), 'content-type': type, authorization, ...more };
      return requireDone(
        path,
        await shop.app.request(`/api${path}`, { method: 'POST', headers, body: bytes }),
      );
    },
    async close() {
      await shop.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
