import { randomUUID } from 'node:crypto';
import type { Locale } from '@config/locales';
import type { MailData, MailName } from '@/mails/mail-data';
import type { Db } from '@/server/db/client';
import type { Dependencies } from '@/server/dependencies';
import { planDeparture } from './mail-caps';
import { MAIL_RULES } from './mail-rules';
import { createNudge } from './nudge';
import { hasMail, insertMail } from './outbox.repo';
import { createMailSender } from './send-mails';

export interface NewMail<Name extends MailName> {
  template: Name;
  recipient: string;
  /** Whose account the mail belongs to; it goes when the account does. */
  userId?: string | null;
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
  const shop = { ...brand, canonicalUrl: env.SITE_URL.replace(/\/$/, '') || brand.canonicalUrl };
  const sendRound = createMailSender({ db, brand, clock, log, mailer, shop });
  const { nudge, start, stop } = createNudge({ send: sendRound, log });

  let written = 0;
  /** Sorts by when the mail was written: of two that one transaction writes, the first leaves first. */
  function nextId(now: Date): string {
    written += 1;
    const parts = [now.getTime(), written].map((part) => part.toString(36).padStart(9, '0'));
    return [...parts, randomUUID()].join('-');
  }

  return {
    /**
     * Writes a mail down in the transaction of what it tells about. Nothing is sent yet. One too many for its mailbox is
     * left out, or waits for another day (`MAIL_RULES`).
     * @returns whether it is written: now, or before under the same key
     */
    async enqueueMail<Name extends MailName>(tx: Db, mail: NewMail<Name>): Promise<boolean> {
      const now = clock.now();
      const { data, userId = null, ...fields } = mail;
      const rule = MAIL_RULES[mail.template];
      // A repeated event takes no share of the mailbox.
      if (rule.cap && (await hasMail(tx, mail.dedupeKey))) return true;
      const nextAttemptAt = await planDeparture(tx, mail, rule, now);
      if (!nextAttemptAt) {
        log.info({ template: mail.template }, 'a mailbox had its share: a mail was not written');
        return false;
      }
      await insertMail(tx, {
        ...fields,
        id: nextId(now),
        userId,
        priority: rule.priority,
        data: { ...data, brandId: brand.id },
        nextAttemptAt,
        createdAt: now,
      });
      nudge();
      return true;
    },

    /**
     * Sends what is due. Safe to run in several processes at once.
     * @returns how many left
     */
    sendDueMails: async (): Promise<number> => (await sendRound()).sent,

    /** From now on each mail leaves within seconds of being written. Calling it again changes nothing. */
    startSending: start,
    /** Ends that, after the mails at hand. */
    stopSending: stop,
  };
}
