import { randomUUID } from 'node:crypto';
import { CATALOGUE_LOCALE, DEFAULT_LOCALE, isLocale } from '@config/locales';
import type { ParsedInput } from '@/contract/contract';
import { fromCents } from '@/lib/money';
import { translate } from '@/server/domains/catalog/product/translate';
import { pricePerUnit } from '@/server/domains/catalog/product/variation-size';
import type { OutboxService } from '@/server/domains/outbox/outbox.service';
import type { RateLimiter } from '@/server/domains/users/rate-limiter';
import { addressPrefix } from '@/lib/client-address';
import { Fault, notFound } from '@/server/kernel/fault';
import type { Dependencies } from '@/server/dependencies';
import { findShownStock, insertNotice, lockDueNotices, markNotified, type DueNotice } from './notices.repo';

export const NOTICES_PER_ADDRESS = { limit: 30, windowSeconds: 3_600 };
/** A form must not fill the mailbox of another person. */
export const NOTICES_PER_EMAIL = { limit: 10, windowSeconds: 24 * 3_600 };
const BATCH = 100;

type NoticesDependencies = Pick<Dependencies, 'db' | 'brand' | 'clock'> & {
  rateLimiter: RateLimiter;
  outbox: OutboxService;
};

/** One mail to each address that waits for a pack, when it is in stock again. */
export function createNoticesService({ db, brand, clock, rateLimiter, outbox }: NoticesDependencies) {
  function planMail(notice: DueNotice) {
    const { id, email, userId, sku, presentation, priceCents, salePriceCents, slug } = notice;
    const locale = isLocale(notice.locale) ? notice.locale : CATALOGUE_LOCALE;
    const title = translate(notice.translations, 'title', notice.title, locale);
    const cents = salePriceCents ?? priceCents;
    const { pricePerUnit: value, unit } = pricePerUnit(notice, cents);
    return {
      template: 'backInStock' as const,
      recipient: email,
      userId,
      locale,
      data: {
        title: title.text,
        titleLang: title.lang,
        slug,
        sku,
        presentation,
        price: fromCents(cents),
        priceBefore: salePriceCents === null ? null : fromCents(priceCents),
        unitPrice: { value, unit },
      },
      dedupeKey: `backInStock:${id}`,
    };
  }

  return {
    /**
     * Stores who waits for a pack that is sold out, once per pack and e-mail. The answer does not tell whether the e-mail
     * waited before.
     * @param address where the request comes from
     * @param userId who is signed in: it goes into their export, and away with their account
     * @throws Fault NOT_FOUND when the shop does not show the pack, IN_STOCK, RATE_LIMITED
     */
    async createStockNotice(
      { variationId, email, locale = DEFAULT_LOCALE }: ParsedInput<'createStockNotice'>['body'],
      address: string,
      userId: string | null = null,
    ): Promise<void> {
      await rateLimiter.hit(`notice address ${addressPrefix(address)}`, NOTICES_PER_ADDRESS);
      await rateLimiter.hit(`notice e-mail ${email}`, NOTICES_PER_EMAIL);
      const stock = await findShownStock(db, brand.id, variationId);
      if (stock === null) throw notFound('Variation');
      // A page may be older than the stock. A mail at once would let a stranger have mails sent.
      if (stock > 0) throw new Fault('IN_STOCK', 'The pack can be bought now');
      await insertNotice(db, {
        id: randomUUID(),
        brandId: brand.id,
        variationId,
        email,
        userId,
        locale,
        createdAt: clock.now(),
      });
    },

    /**
     * Puts a mail into the outbox for everybody whose pack is in stock again and ends their waiting, in one
     * transaction. Several processes share the work.
     * @returns how many mails were written
     */
    notifyBackInStock: (): Promise<number> =>
      db.transaction(async (tx) => {
        const due = await lockDueNotices(tx, brand.id, BATCH);
        if (due.length === 0) return 0;
        for (const notice of due) await outbox.enqueueMail(tx, planMail(notice));
        await markNotified(
          tx,
          due.map(({ id }) => id),
          clock.now(),
        );
        return due.length;
      }),
  };
}
