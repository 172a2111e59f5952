import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '@/contract/schemas/orders';
import type { OrderTracking } from '@/contract/schemas/tracking';
import { orders, rateLimits } from '@/server/db/schema';
import { signGuestPass } from '@/server/domains/orders/guest/guest-pass';
import { makePrescribedOrder } from '@/testing/make-prescribed-order';
import { makeUser } from '@/testing/make-user';
import { PRESCRIPTION_PDF, sendPrescription } from '@/testing/send-prescription';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const NOW = new Date('2026-11-21T12:00:00Z');

let folder: string;
let shop: TestApp;
let owner: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guest-prescriptions-'));
  shop = await makeTestApp({ env: { DATA_DIR: folder } });
});
beforeEach(async () => {
  shop.clock.current = NOW;
  await shop.services.db.delete(rateLimits);
  owner = await makeUser(shop.services);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (href: string | null | undefined) => shop.app.request(href ?? 'no address');
const stored = () => readdir(join(folder, 'prescriptions')).catch(() => []);
/** An order of no account, with what opens it: the pass of its browser and the signature of its mails. */
async function makeGuestPrescribed() {
  const { number } = await makePrescribedOrder(shop, owner.token, { userId: null });
  const { secret, clock, tracking } = shop.services;
  const link = new URL(tracking.orderTrackingLink(number), 'http://shop.test');
  return {
    number,
    pass: signGuestPass(secret, number, clock.now()),
    signature: link.searchParams.get('assinatura') ?? '',
  };
}

describe('sending a prescription without an account', () => {
  it('takes the pass of the browser or the link of a mail, and opens nothing', async () => {
    const { number, pass, signature } = await makeGuestPrescribed();
    const path = `/order/${number}/guest_prescription`;
    expect(await sendPrescription(shop, path, PRESCRIPTION_PDF, { pass })).toEqual({
      status: 201,
      body: { sentAt: NOW.toISOString() },
    });
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ddeeff' } })
      .png()
      .toBuffer();
    expect((await sendPrescription(shop, path, photo, { pass: signature, type: 'image/png' })).status).toBe(
      201,
    );
    const { missingPrescription } = (await (
      await shop.request('POST', '/order/track', { body: { number, signature } })
    ).json()) as OrderTracking;
    expect(missingPrescription).toMatchObject({ isRefused: false, sentAt: NOW.toISOString() });
    const body = { number, pass };
    const order = (await (await shop.request('POST', '/order/guest', { body })).json()) as Order;
    expect(order.prescriptionFiles).toHaveLength(2);
    expect((await open(order.prescriptionFiles[0]?.href)).status).toBe(200);
    // Once the order joins an account, what was signed for a guest is over.
    await shop.services.db.update(orders).set({ userId: owner.user.id }).where(eq(orders.number, number));
    expect((await open(order.prescriptionFiles[0]?.href)).status).toBe(404);
  });

  it('answers the same for a wrong pass, one of another order and an order that does not exist', async () => {
    const mine = await makeGuestPrescribed();
    const other = await makeGuestPrescribed();
    const before = await stored();
    const tries = [
      [mine.number, 'nada'],
      [mine.number, other.pass],
      [mine.number, other.signature],
      ['BL-NADA00', mine.pass],
      [mine.number, ''],
    ] as const;
    for (const [number, pass] of tries)
      expect(
        await sendPrescription(shop, `/order/${number}/guest_prescription`, PRESCRIPTION_PDF, { pass }),
      ).toMatchObject({
        status: 404,
        body: { errorCode: 'NOT_FOUND' },
      });
    expect(await stored()).toEqual(before);
  });

  it('is slowed down by address', async () => {
    const path = '/order/BL-NADA00/guest_prescription';
    for (let done = 0; done < 30; done += 1)
      await sendPrescription(shop, path, PRESCRIPTION_PDF, { pass: 'nada' });
    expect((await sendPrescription(shop, path, PRESCRIPTION_PDF, { pass: 'nada' })).status).toBe(429);
  });
});
