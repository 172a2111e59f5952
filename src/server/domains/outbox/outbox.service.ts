import { randomUUID } from 'node:crypto';
import type { Locale } from '@config/locales';
import { CATALOGUE_LOCALE, isLocale } from '@config/locales';
import type { MailData, MailName } from '@/mails/mail-data';
import type { RenderedMail } from '@/mails/render-mail';
import type { Db } from '@/server/db/client';
import type { Dependencies } from '@/server/services';
import { claimDueMail, insertMail, markFailed, markSent, type OutboxRow } from './outbox.repo';
import { planNextAttempt } from './retry-schedule';

/** Longer than a mailer may take for one mail, so that nobody else takes up a mail that is being sent. */
const CLAIM_MS = 5 * 60_000;
/** A round takes at most this many, and gives up sooner where the mail server does not answer: other work waits. */
const MAILS_PER_ROUND = 50;
const FAILURES_PER_ROUND = 3;

export interface NewMail<Name extends MailName> {
  template: Name;
  recipient: string;
  locale: Locale;
  data: MailData<Name>;
  /** Names the event: a second mail under the same key is not written. `orderShipped:BL-2026-0001` */
  dedupeKey: string;
}

export type OutboxService = ReturnType<typeof createOutboxService>;
type OutboxDependencies = Pick<Dependencies, 'db' | 'env' | 'brand' | 'clock' | 'log' | 'mailer'>;

/**
 * Mails on their way out. What happens and the mail that tells it are written in one transaction; the mail is sent
 * afterwards, outside any transaction.
 *
 * Each is sent once, but for one gap: a process that dies after the mail server took a mail and before that was
 * written down sends it again. Its Message-ID is made of the row's id, so that receivers can drop the double.
 */
export function createOutboxService({ db, env, brand, clock, log, mailer }: OutboxDependencies) {
  const context = { ...brand, canonicalUrl: env.SITE_URL.replace(/\/$/, '') || brand.canonicalUrl };

  let written = 0;
  /** Sorts by when the mail was written: of two that one transaction writes, the first leaves first. */
  function nextId(now: Date): string {
    written += 1;
    const parts = [now.getTime(), written].map((part) => part.toString(36).padStart(9, '0'));
    return [...parts, randomUUID()].join('-');
  }

  /** @returns null when the mail cannot be written, now or later: a fault of ours, so it is logged and given up */
  async function render(row: OutboxRow): Promise<RenderedMail | null> {
    try {
      // Loaded with the first mail: React and its e-mail parts are nothing an API call needs.
      const { renderMail } = await import('@/mails/render-mail');
      const locale = isLocale(row.locale) ? row.locale : CATALOGUE_LOCALE;
      return await renderMail(row.template, row.data, { brand: context, locale });
    } catch (error) {
      const now = clock.now();
      await markFailed(db, row.id, { now, nextAttemptAt: null, error: `template: ${String(error)}` });
      log.error({ mail: row.id, template: row.template, error }, 'a mail could not be written');
      return null;
    }
  }

  /** @returns whether the mailer is at fault */
  async function attempt(row: OutboxRow): Promise<'sent' | 'unwritable' | 'refused'> {
    const rendered = await render(row);
    if (!rendered) return 'unwritable';
    const { id, template, recipient: to, createdAt: date } = row;
    try {
      await mailer.send({ id, template, to, date, ...rendered });
    } catch (error) {
      const now = clock.now();
      const nextAttemptAt = planNextAttempt(row.attempts, now);
      const message = error instanceof Error ? error.message : String(error);
      await markFailed(db, id, { now, nextAttemptAt, error: message });
      log.warn(
        { mail: id, template, attempts: row.attempts, nextAttemptAt, message },
        'a mail was not taken',
      );
      return 'refused';
    }
    await markSent(db, id, clock.now());
    return 'sent';
  }

  return {
    /** Writes a mail down in the transaction of what it tells about. Nothing is sent yet. */
    async enqueueMail<Name extends MailName>(tx: Db, mail: NewMail<Name>): Promise<void> {
      const now = clock.now();
      const { data, ...fields } = mail;
      await insertMail(tx, {
        ...fields,
        id: nextId(now),
        data: { ...data, brandId: brand.id },
        nextAttemptAt: now,
        createdAt: now,
      });
    },

    /**
     * Sends what is due, the longest waiting first. Safe to run in several processes at once.
     * @returns how many left
     */
    async sendDueMails(): Promise<number> {
      let sent = 0;
      let failures = 0;
      for (let tried = 0; tried < MAILS_PER_ROUND && failures < FAILURES_PER_ROUND; tried += 1) {
        const now = clock.now();
        const until = new Date(now.getTime() + CLAIM_MS);
        const row = await claimDueMail(db, { brandId: brand.id, now, until });
        if (!row) break;
        const outcome = await attempt(row);
        if (outcome === 'sent') sent += 1;
        if (outcome === 'refused') failures += 1;
      }
      return sent;
    },
  };
}
