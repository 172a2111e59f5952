import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PRESCRIPTION_MAX_BYTES, PRESCRIPTION_MAX_FILES } from '@/contract/constants';
import type { Order } from '@/contract/schemas/orders';
import type { PrescriptionList } from '@/contract/schemas/prescriptions';
import { auditLog, orders, prescriptionFiles, rateLimits, users } from '@/server/db/schema';
import { FILE_LINK_MS } from '@/server/kernel/file-link';
import { makePrescribedOrder, type OrderChanges } from '@/testing/make-prescribed-order';
import { PRESCRIPTION_PDF, sendPrescription } from '@/testing/send-prescription';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser, TEST_PASSWORD } from '@/testing/make-user';

const NOW = new Date('2026-11-21T12:00:00Z');
type Person = Awaited<ReturnType<typeof makeUser>>;

let folder: string;
let shop: TestApp;
let owner: Person;
let keeper: Person;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prescriptions-'));
  shop = await makeTestApp({ env: { DATA_DIR: folder } });
  keeper = await makeUser(shop.services, { permissions: ['orders.write'] });
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

const makePrescribed = (changes?: OrderChanges) => makePrescribedOrder(shop, owner.token, changes);
const sendOwn = (number: string, bytes: Uint8Array = PRESCRIPTION_PDF, type = 'application/pdf') =>
  sendPrescription(shop, `/order/${number}/prescription`, bytes, { type, token: owner.token });
const open = (href: string | null | undefined) => shop.app.request(href ?? 'no address');
const stored = () => readdir(join(folder, 'prescriptions')).catch(() => []);
const queue = async (state: string, { token } = keeper) => {
  const response = await shop.request('GET', `/order/prescriptions?estado=${state}`, { token });
  return { status: response.status, items: ((await response.json()) as PrescriptionList).items };
};
const numbersOf = async (state: string) => (await queue(state)).items.map(({ number }) => number);
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ddeeff' } });

describe('a prescription that is sent as a file', () => {
  it('waits for a verdict, is stored out of reach, and opens for its buyer alone', async () => {
    const { number } = await makePrescribed();
    const { status, body } = await sendOwn(number);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      prescription: 'pending',
      prescriptionFiles: [
        { type: 'application/pdf', bytes: PRESCRIPTION_PDF.length, sentAt: NOW.toISOString() },
      ],
    });
    const [file] = body.prescriptionFiles;
    const answer = await open(file?.href);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PRESCRIPTION_PDF);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': `attachment; filename="${number}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await readFile(join(folder, 'prescriptions', file?.id ?? ''))).equals(PRESCRIPTION_PDF)).toBe(
      true,
    );
    shop.clock.current = new Date(NOW.getTime() + FILE_LINK_MS);
    expect((await open(file?.href)).status).toBe(404);
    shop.clock.current = NOW;
    expect((await open(file?.href?.replace(file.id, file.id.replace(/^./, 'z')))).status).toBe(404);
    expect((await shop.app.request(`/media/${file?.id ?? ''}`)).status).toBe(404);
  });

  it('as a picture is drawn again without where it was taken, and is small enough to read', async () => {
    const { number } = await makePrescribed();
    const photo = await draw(4_000, 3_000)
      .withExif({ IFD0: { ImageDescription: 'Curral da Tereza' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Curral da Tereza')).toBe(true);
    const { body } = await sendOwn(number, photo, 'image/jpeg');
    const answer = await open(body.prescriptionFiles[0]?.href);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(bytes.includes('Curral da Tereza')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 2_400, height: 1_800 });
  });

  it('twice is one file, and ten are enough', async () => {
    const { number } = await makePrescribed();
    await sendOwn(number);
    expect((await sendOwn(number)).body.prescriptionFiles).toHaveLength(1);
    const another = (mark: number) => Buffer.concat([PRESCRIPTION_PDF, Buffer.from(`% ${mark}\n`)]);
    for (let mark = 1; mark < PRESCRIPTION_MAX_FILES; mark += 1)
      expect((await sendOwn(number, another(mark))).status).toBe(201);
    const before = await stored();
    expect(await sendOwn(number, another(99))).toMatchObject({
      status: 422,
      body: { fields: { file: 'tooMany' } },
    });
    expect(await stored()).toEqual(before);
  });

  it('that was refused is judged again when the same file comes again, as its sender is told', async () => {
    const { number } = await makePrescribed();
    await sendOwn(number);
    await shop.services.db.update(orders).set({ prescriptionStatus: 'refused' });
    const { body } = await sendOwn(number);
    expect(body).toMatchObject({ prescription: 'pending' });
    expect(body.prescriptionFiles).toHaveLength(1);
    expect(await numbersOf('a-conferir')).toContain(number);
  });

  it('after a refusal is judged once more from the queue, over the version that has it', async () => {
    const { number } = await makePrescribed({ prescriptionStatus: 'refused', prescriptionReason: 'Borrada' });
    expect(await numbersOf('recusadas')).toContain(number);
    expect(await numbersOf('a-conferir')).not.toContain(number);
    const { body } = await sendOwn(number);
    expect(body.prescription).toBe('pending');
    const item = (await queue('a-conferir')).items.find((one) => one.number === number);
    expect(item).toMatchObject({ version: body.version, lines: [{ quantity: 1 }], fullName: 'Tereza Prado' });
    const verdict = { prescription: 'approved', veterinarian: 'Iracema Falcão', crmv: 'MG 12345' };
    const judge = (version: number) =>
      shop.request('PATCH', `/order/${number}`, { token: keeper.token, body: { ...verdict, version } });
    expect((await judge(body.version - 1)).status).toBe(409);
    expect((await judge(body.version)).status).toBe(200);
    expect(await numbersOf('aceitas')).toContain(number);
    expect(await sendOwn(number)).toMatchObject({
      status: 409,
      body: { errorCode: 'PRESCRIPTION_CLOSED' },
    });
  });

  it('is not taken where none is needed, and not once the goods have left', async () => {
    const { number } = await makePrescribed({ prescriptionStatus: null });
    expect((await sendOwn(number)).body.errorCode).toBe('PRESCRIPTION_CLOSED');
    for (const state of ['shipped', 'delivered', 'cancelled', 'refunded'] as const) {
      const { number: gone } = await makePrescribed({ state });
      expect((await sendOwn(gone)).status).toBe(409);
    }
  });
});

describe('reading', () => {
  it('by staff is written down each time, and ends with their permission', async () => {
    const { number } = await makePrescribed();
    await sendOwn(number);
    const { db } = shop.services;
    const clerk = await makeUser(shop.services, { permissions: ['orders.write'] });
    const item = (await queue('a-conferir', clerk)).items.find((one) => one.number === number);
    const href = item?.prescriptionFiles[0]?.href;
    expect((await open(href)).status).toBe(200);
    expect((await open(href)).status).toBe(200);
    const isReading = eq(auditLog.action, 'order.read_prescription');
    const read = await db
      .select()
      .from(auditLog)
      .where(and(isReading, eq(auditLog.actorId, clerk.user.id)));
    expect(read.map(({ details }) => details)).toEqual([{ number }, { number }]);
    await db.update(users).set({ permissions: [] }).where(eq(users.id, clerk.user.id));
    expect((await open(href)).status).toBe(404);
  });

  it('is not for other customers, nor for who may only read orders', async () => {
    const { number } = await makePrescribed();
    await sendOwn(number);
    const stranger = await makeUser(shop.services);
    const path = `/order/${number}/prescription`;
    expect((await sendPrescription(shop, path, PRESCRIPTION_PDF, { token: stranger.token })).status).toBe(
      404,
    );
    expect((await sendPrescription(shop, path, PRESCRIPTION_PDF, {})).status).toBe(401);
    expect((await queue('a-conferir', stranger)).status).toBe(403);
    const reader = await makeUser(shop.services, { permissions: ['orders.read'] });
    expect((await queue('a-conferir', reader)).status).toBe(403);
    const seen = await shop.request('GET', `/order/${number}`, { token: reader.token });
    expect(((await seen.json()) as Order).prescriptionFiles).toMatchObject([{ href: null }]);
  });
});

it('a hostile or a huge file is refused and leaves nothing behind', async () => {
  const { number } = await makePrescribed();
  const before = await stored();
  const page = Buffer.from('<html><script>alert(1)</script></html>');
  expect(await sendOwn(number, page)).toMatchObject({
    status: 415,
    body: { errorCode: 'UNSUPPORTED_MEDIA_TYPE' },
  });
  expect((await sendOwn(number, await draw(20, 20).webp().toBuffer(), 'image/webp')).status).toBe(415);
  expect((await sendOwn(number, Buffer.alloc(PRESCRIPTION_MAX_BYTES + 1))).status).toBe(413);
  expect(await stored()).toEqual(before);
});

describe('what is stored', () => {
  it('goes with the account unless it was accepted, and comes along in the export', async () => {
    const { db } = shop.services;
    const refused = await makePrescribed();
    const accepted = await makePrescribed();
    await sendOwn(refused.number);
    await sendOwn(accepted.number);
    const exported = (await (
      await shop.request('GET', '/user/self/export', { token: owner.token })
    ).json()) as { orders: Order[] };
    const hrefs = exported.orders.flatMap((order) => order.prescriptionFiles.map(({ href }) => href));
    expect(await Promise.all(hrefs.map(async (href) => (await open(href)).status))).toEqual([200, 200]);
    const end = (number: string, changes: OrderChanges) =>
      db.update(orders).set(changes).where(eq(orders.number, number));
    await end(refused.number, { state: 'cancelled' });
    await end(accepted.number, { state: 'delivered', prescriptionStatus: 'approved' });
    const body = { password: TEST_PASSWORD };
    const gone = await shop.request('DELETE', '/user/self', { token: owner.token, body });
    expect(gone.status).toBe(200);
    const left = await db
      .select({ number: orders.number })
      .from(prescriptionFiles)
      .innerJoin(orders, eq(orders.id, prescriptionFiles.orderId))
      .where(eq(orders.userId, owner.user.id));
    expect(left).toEqual([{ number: accepted.number }]);
    const [proof] = await db
      .select({ id: prescriptionFiles.id })
      .from(prescriptionFiles)
      .innerJoin(orders, eq(orders.id, prescriptionFiles.orderId))
      .where(eq(orders.number, accepted.number));
    const names = await stored();
    shop.clock.current = new Date(Date.now() + 3 * 86_400_000);
    await shop.services.retention.forgetFiles();
    const rows = await db.select({ id: prescriptionFiles.id }).from(prescriptionFiles);
    expect((await stored()).sort()).toEqual(rows.map(({ id }) => id).sort());
    expect((await stored()).length).toBe(names.length - 1);
    expect(await stored()).toContain(proof?.id);
  });
});
