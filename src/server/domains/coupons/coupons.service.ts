import { randomUUID } from 'node:crypto';
import { and, arrayContains, eq, ne, sql } from 'drizzle-orm';
import type { ParsedInput } from '@/contract/contract';
import type { ManagedCoupon, ManagedCouponList } from '@/contract/schemas/managed-coupons';
import type { Db } from '@/server/db/client';
import { coupons } from '@/server/db/schema';
import type { CouponRow } from '@/server/domains/checkout/checkout.repo';
import { createResourceWrites } from '@/server/domains/editing/resource-writes';
import { requireRecentPassword } from '@/server/domains/users/password/recent-password';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { Fault } from '@/server/kernel/fault';
import type { Dependencies } from '@/server/dependencies';
import { BRANDS } from '@config/brands';
import { isCarried, listCouponPage, findKnownNames } from './coupons.repo';
import { toManagedCoupon } from './managed-coupon';
import { changedTerms, planTerms, findWrongTerms, type CouponTerms } from './plan-coupon';

const unknownAt = (path: string, ids: readonly string[], known: ReadonlySet<string>) =>
  ids.flatMap((id, index) => (known.has(id) ? [] : [[`${path}.${index}`, 'unknownOption'] as const]));

/**
 * Checks a coupon before it is stored: its time, its uses, and that everything it names exists.
 * @param wanted what the editor sent: only this is looked up, so that a deleted product does not stop a new date
 * @param terms the coupon as it would be stored
 * @throws Fault VALIDATION naming every wrong field
 */
async function requireSoundTerms(
  tx: Db,
  terms: CouponTerms,
  { wanted, usedCount }: { wanted: Partial<CouponTerms>; usedCount: number },
): Promise<void> {
  const unknown: (readonly [string, string])[] = [];
  const { applicability, brandIds } = wanted;
  if (brandIds) unknown.push(...unknownAt('brandIds', brandIds, new Set(Object.keys(BRANDS))));
  if (applicability) {
    const known = await findKnownNames(tx, applicability);
    for (const kind of ['products', 'categories', 'collections'] as const)
      unknown.push(...unknownAt(`applicability.${kind}`, applicability[kind], known[kind]));
  }
  const fields = { ...findWrongTerms(terms, usedCount), ...Object.fromEntries(unknown) };
  if (Object.keys(fields).length > 0) throw new Fault('VALIDATION', 'The coupon is not valid', { fields });
}

/** A lock: only one transaction at a time checks and writes codes, so that two coupons cannot get the same one. */
const lockCodes = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('coupon codes'))`);

async function requireFreeCode(tx: Db, code: string, ownId: string): Promise<void> {
  await lockCodes(tx);
  if ((await tx.$count(coupons, and(eq(coupons.code, code), ne(coupons.id, ownId)))) > 0)
    throw new Fault('VALIDATION', 'Another coupon has this code', { fields: { code: 'taken' } });
}

const termsOf = ({ id: _id, version: _version, usedCount: _usedCount, ...terms }: CouponRow) => terms;

/**
 * The coupons of a brand. Each write asks for a recent password, because coupons are worth money. An order keeps its
 * discount, whatever becomes of the coupon.
 */
export function createCouponsService({ db, brand, clock }: Pick<Dependencies, 'db' | 'brand' | 'clock'>) {
  const toManaged = (row: CouponRow) => toManagedCoupon(row, clock.now());
  const writes = createResourceWrites(
    { db, clock },
    {
      entity: 'coupon',
      idOf: ({ id }: CouponRow) => id,
      // An order that uses the coupon waits until the transaction ends.
      lock: (tx, id) =>
        tx
          .select()
          .from(coupons)
          .where(and(eq(coupons.id, id), arrayContains(coupons.brandIds, [brand.id])))
          .for('update'),
      insert: (tx, values: typeof coupons.$inferInsert) => tx.insert(coupons).values(values).returning(),
      update: (tx, id, values) => tx.update(coupons).set(values).where(eq(coupons.id, id)).returning(),
      remove: (tx, id) => tx.delete(coupons).where(eq(coupons.id, id)),
      view: toManaged,
      contentOf: termsOf,
      deletedOf: (row) => ({ ...termsOf(row), usedCount: row.usedCount }),
    },
  );

  return {
    /** Coupons of this brand, those that begin last first. */
    listManagedCoupons(query: ParsedInput<'listManagedCoupons'>['query']): Promise<ManagedCouponList> {
      const { q, ativos, pagina: page } = query;
      const liveAt = ativos ? clock.now() : undefined;
      return listCouponPage(db, { brandId: brand.id, q, liveAt, page }, toManaged);
    },

    /** @throws Fault PASSWORD_REQUIRED, VALIDATION (`taken` code, and see `requireSoundTerms`) */
    async createCoupon(
      body: ParsedInput<'createCoupon'>['body'],
      actor: SessionUser,
    ): Promise<ManagedCoupon> {
      requireRecentPassword(actor, clock.now());
      const row = await writes.create(actor, async (tx) => {
        const terms = planTerms(body);
        const id = randomUUID();
        await requireSoundTerms(tx, terms, { wanted: terms, usedCount: 0 });
        await requireFreeCode(tx, terms.code, id);
        return { ...terms, id };
      });
      return toManaged(row);
    },

    /**
     * Changes what the body names; orders that were placed with the coupon keep what it gave.
     * @throws Fault PASSWORD_REQUIRED; NOT_FOUND, also for another brand's; STALE with the coupon as it is; VALIDATION
     * as for a new one, and `tooSmall` for fewer uses than it has had
     */
    async updateCoupon(
      id: string,
      { version, ...body }: ParsedInput<'updateCoupon'>['body'],
      actor: SessionUser,
    ): Promise<ManagedCoupon> {
      requireRecentPassword(actor, clock.now());
      const { after } = await writes.update(actor, { id, version }, async (tx, row) => {
        const wanted = changedTerms(row, planTerms(body));
        if (Object.keys(wanted).length === 0) return wanted;
        await requireSoundTerms(tx, { ...row, ...wanted }, { wanted, usedCount: row.usedCount });
        if (wanted.code !== undefined) await requireFreeCode(tx, wanted.code, id);
        return wanted;
      });
      return toManaged(after);
    },

    /**
     * @throws Fault PASSWORD_REQUIRED; NOT_FOUND, also for another brand's; IN_USE when an order carries it: switch it
     * off instead
     */
    async deleteCoupon(id: string, actor: SessionUser): Promise<void> {
      requireRecentPassword(actor, clock.now());
      await writes.remove(actor, id, async (tx, row) => {
        if (await isCarried(tx, row)) throw new Fault('IN_USE', 'An order carries this coupon');
      });
    },
  };
}
