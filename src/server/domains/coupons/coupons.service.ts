import { randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '@config/commerce';
import type { ParsedInput } from '@/contract/contract';
import type { ManagedCoupon, ManagedCouponList } from '@/contract/schemas/managed-coupons';
import type { Db } from '@/server/db/client';
import { coupons } from '@/server/db/schema';
import { insertAudit } from '@/server/domains/audit/audit.repo';
import { requireRecentPassword } from '@/server/domains/users/password/recent-password';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { Fault, notFound } from '@/server/kernel/fault';
import type { Dependencies } from '@/server/dependencies';
import { isCarried, listCouponRows, lockCoupon } from './coupons.repo';
import { toManagedCoupon } from './managed-coupon';
import { planChanges, planTerms } from './plan-coupon';
import { requireSoundTerms } from './require-sound-terms';

/** Codes are looked at one write at a time: two coupons that want one code at the same moment cannot both have it. */
const lockCodes = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('coupon codes'))`);

/** The coupons of a brand as its people keep them: they are money, and each write asks for a recent password. What an order got by one, it keeps whatever becomes of the coupon. */
export function createCouponsService({ db, brand, clock }: Pick<Dependencies, 'db' | 'brand' | 'clock'>) {
  async function requireFreeCode(tx: Db, code: string, ownId: string): Promise<void> {
    await lockCodes(tx);
    if ((await tx.$count(coupons, and(eq(coupons.code, code), ne(coupons.id, ownId)))) > 0)
      throw new Fault('VALIDATION', 'Another coupon has this code', { fields: { code: 'taken' } });
  }

  const audit = (
    tx: Db,
    actor: SessionUser,
    { did, id, details }: { did: string; id: string; details: object },
  ) =>
    insertAudit(tx, {
      at: clock.now(),
      actorId: actor.id,
      action: `coupon.${did}`,
      entity: 'coupon',
      entityId: id,
      details: { ...details },
    });

  return {
    /** Coupons of this brand, those that begin last first. */
    async listManagedCoupons(query: ParsedInput<'listManagedCoupons'>['query']): Promise<ManagedCouponList> {
      const { q, ativos, pagina: page } = query;
      const now = clock.now();
      const filter = { brandId: brand.id, q, liveAt: ativos ? now : undefined };
      const { rows, total } = await listCouponRows(db, { ...filter, page });
      return {
        items: rows.map((row) => toManagedCoupon(row, now)),
        total,
        page,
        pageCount: Math.ceil(total / PAGE_SIZE),
      };
    },

    /** @throws Fault PASSWORD_REQUIRED, VALIDATION (`taken` code, and see `requireSoundTerms`) */
    createCoupon: (body: ParsedInput<'createCoupon'>['body'], actor: SessionUser): Promise<ManagedCoupon> =>
      db.transaction(async (tx) => {
        requireRecentPassword(actor, clock.now());
        const terms = planTerms(body);
        const id = randomUUID();
        await requireSoundTerms(tx, terms, { wanted: terms, usedCount: 0 });
        await requireFreeCode(tx, terms.code, id);
        const [row] = await tx
          .insert(coupons)
          .values({ ...terms, id })
          .returning();
        if (!row) throw new Error('The coupon was not saved');
        await audit(tx, actor, { did: 'create', id, details: { after: terms } });
        return toManagedCoupon(row, clock.now());
      }),

    /**
     * Changes what the body names; orders that were placed with the coupon keep what it gave.
     * @throws Fault PASSWORD_REQUIRED; NOT_FOUND, also for another brand's; STALE with the coupon as it is; VALIDATION as for a new one, and
     * `tooSmall` for fewer uses than it has had
     */
    updateCoupon: (
      id: string,
      { version, ...body }: ParsedInput<'updateCoupon'>['body'],
      actor: SessionUser,
    ): Promise<ManagedCoupon> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        requireRecentPassword(actor, now);
        const row = await lockCoupon(tx, id, brand.id);
        if (!row) throw notFound('Coupon');
        if (row.version !== version)
          throw new Fault('STALE', 'The coupon changed meanwhile', { details: toManagedCoupon(row, now) });
        const { before, after } = planChanges(row, planTerms(body));
        if (Object.keys(after).length === 0) return toManagedCoupon(row, now);
        await requireSoundTerms(tx, { ...row, ...after }, { wanted: after, usedCount: row.usedCount });
        if (after.code !== undefined) await requireFreeCode(tx, after.code, id);
        const [changed] = await tx
          .update(coupons)
          .set({ ...after, version: row.version + 1 })
          .where(eq(coupons.id, id))
          .returning();
        if (!changed) throw notFound('Coupon');
        await audit(tx, actor, { did: 'update', id, details: { before, after } });
        return toManagedCoupon(changed, now);
      }),

    /** @throws Fault PASSWORD_REQUIRED; NOT_FOUND, also for another brand's; IN_USE when an order carries it: switch it off instead */
    deleteCoupon: (id: string, actor: SessionUser): Promise<void> =>
      db.transaction(async (tx) => {
        requireRecentPassword(actor, clock.now());
        const row = await lockCoupon(tx, id, brand.id);
        if (!row) throw notFound('Coupon');
        if (await isCarried(tx, row)) throw new Fault('IN_USE', 'An order carries this coupon');
        await tx.delete(coupons).where(eq(coupons.id, id));
        const { id: _id, version: _version, ...before } = row;
        await audit(tx, actor, { did: 'delete', id, details: { before } });
      }),
  };
}
