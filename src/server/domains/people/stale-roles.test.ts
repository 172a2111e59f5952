import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ManagedUser } from '@/contract/schemas/people';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
type Made = Awaited<ReturnType<typeof makeUser>>;
let admin: Made;
let id: string;

beforeAll(async () => {
  shop = await makeTestApp();
  admin = await makeUser(shop.services, { admin: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const permissions = ['linha_branca' as const, 'orders.read' as const];
  id = (await makeUser(shop.services, { permissions })).user.id;
});

const patch = async (body: unknown, { token }: Made = admin, of: string = id) => {
  const answer = await shop.request('PATCH', `/user/${of}`, { token, body });
  return { status: answer.status, body: (await answer.json()) as ManagedUser & { errorCode: string } };
};
const SEEN = { admin: false, permissions: ['orders.read', 'linha_branca'] };

describe('roles that are saved on what was seen', () => {
  it('do not give a revoked permission back, and answer what is stored', async () => {
    await patch({ permissions: ['linha_branca'] });
    const older = { permissions: [...SEEN.permissions, 'coupons.write'], seen: SEEN };
    expect(await patch(older)).toMatchObject({
      status: 409,
      body: { errorCode: 'STALE', details: { id, admin: false, permissions: ['linha_branca'] } },
    });
    expect((await patch({ admin: false })).body.permissions).toEqual(['linha_branca']);
  });

  it('do not take away from an admin who was named meanwhile', async () => {
    await patch({ admin: true });
    expect((await patch({ permissions: [], seen: SEEN })).status).toBe(409);
  });

  it('are saved where they are the same in any order, and by who does not say what was seen', async () => {
    const saved = await patch({ permissions: ['orders.read'], seen: SEEN });
    expect(saved).toMatchObject({ status: 200, body: { permissions: ['orders.read'] } });
    expect((await patch({ permissions: [] })).status).toBe(200);
  });

  it('do not tell what an admin holds to who may not change an admin', async () => {
    const manager = await makeUser(shop.services, { permissions: ['users.write', 'linha_branca'] });
    const refused = await patch({ permissions: [], seen: SEEN }, manager, admin.user.id);
    expect(refused).toMatchObject({ status: 403, body: { errorCode: 'FORBIDDEN' } });
    expect(refused.body).not.toHaveProperty('details');
  });
});
