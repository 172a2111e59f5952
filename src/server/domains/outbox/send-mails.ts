import type { MailContext } from '@/mails/mail-context';
import { CATALOGUE_LOCALE, isLocale } from '@config/locales';
import type { RenderedMail } from '@/mails/render-mail';
import { RecipientRefused } from '@/server/ports/mailer/mailer';
import type { Dependencies } from '@/server/dependencies';
import { claimMail, listNextMails, markFailed, markSent, type OutboxRow } from './outbox.repo';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a mail waits after each failed attempt. Milliseconds; after the last one there is no further attempt. */
const WAITS_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR];

/** When a mail is tried again, or null when it is given up. @param attempts made so far, this one among them */
function planNextAttempt(attempts: number, now: Date): Date | null {
  const wait = WAITS_MS[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

/** Longer than a mailer may take for one mail, so that no other process takes up a mail that is being sent. */
const CLAIM_MS = 5 * 60_000;
/** A round takes at most this many, and gives up sooner where the mail server does not answer: other work waits. */
const MAILS_PER_ROUND = 50;
const FAILURES_PER_ROUND = 3;
/** Whose turn it is is asked again after so many: a recovery link that comes meanwhile overtakes the rest. */
const MAILS_PER_LOOK = 5;

/** What a round did, and why it ended: nothing is due, there may be more, or the mail server takes nothing. */
export interface SentRound {
  sent: number;
  end: 'done' | 'more' | 'away';
}

type SenderDependencies = Pick<Dependencies, 'db' | 'brand' | 'clock' | 'log' | 'mailer'> & {
  /** What mails show of the shop. */
  shop: MailContext['brand'];
};

/** The half of the outbox that hands mails over. */
export function createMailSender({ db, brand, clock, log, mailer, shop }: SenderDependencies) {
  /** @returns null when the mail cannot be written, now or later: a fault of ours, so it is logged and given up */
  async function render(row: OutboxRow): Promise<RenderedMail | null> {
    try {
      // Loaded with the first mail: React and its e-mail parts are nothing an API call needs.
      const { renderMail } = await import('@/mails/render-mail');
      const locale = isLocale(row.locale) ? row.locale : CATALOGUE_LOCALE;
      return await renderMail(row.template, row.data, { brand: shop, locale });
    } catch (error) {
      const now = clock.now();
      await markFailed(db, row.id, { now, nextAttemptAt: null, error: `template: ${String(error)}` });
      log.error({ mail: row.id, template: row.template, error }, 'a mail could not be written');
      return null;
    }
  }

  /** @returns `away` when the mail server is at fault; a mailbox that it does not know is no reason to stop */
  async function attempt(row: OutboxRow): Promise<'sent' | 'failed' | 'away'> {
    const rendered = await render(row);
    if (!rendered) return 'failed';
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
      return error instanceof RecipientRefused ? 'failed' : 'away';
    }
    await markSent(db, id, clock.now());
    return 'sent';
  }

  /**
   * Sends what is due: recovery first, then orders, then the rest, and within each one mail a recipient in turn. Safe to
   * run in several processes at once.
   */
  return async function sendRound(): Promise<SentRound> {
    let sent = 0;
    let failures = 0;
    for (let tried = 0; tried < MAILS_PER_ROUND;) {
      const ids = await listNextMails(db, { brandId: brand.id, now: clock.now(), limit: MAILS_PER_LOOK });
      if (ids.length === 0) return { sent, end: 'done' };
      for (const id of ids) {
        tried += 1;
        const now = clock.now();
        const row = await claimMail(db, { id, now, until: new Date(now.getTime() + CLAIM_MS) });
        const outcome = row && (await attempt(row));
        if (outcome === 'sent') sent += 1;
        if (outcome === 'away') failures += 1;
        if (failures === FAILURES_PER_ROUND) return { sent, end: 'away' };
      }
    }
    return { sent, end: 'more' };
  };
}
