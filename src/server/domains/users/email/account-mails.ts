import { createHash } from 'node:crypto';
import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import type { Db } from '@/server/db/client';
import type { OutboxService } from '@/server/domains/outbox/outbox.service';
import { addressPrefix } from '@/lib/client-address';
import type { Clock } from '@/server/ports/clock';
import { deviceOf } from '@/server/domains/users/sign-in/device-of';
import type { SessionOrigin } from '@/server/domains/users/sign-in/sessions.service';

/** Who is written to. */
export interface MailReader {
  id: string;
  fullName: string;
  email: string;
  /** Null until the mailbox is proven to be theirs. */
  emailConfirmedAt: Date | null;
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

export type AccountMails = ReturnType<typeof createAccountMails>;

/** The mails about an account. Each is written in the transaction of what it tells, in Portuguese unless asked otherwise. */
export function createAccountMails({
  outbox,
  clock,
}: {
  outbox: Pick<OutboxService, 'enqueueMail'>;
  clock: Clock;
}) {
  return {
    /** @param token the secret of the link that confirms the e-mail: the outbox forgets it once the mail has left */
    welcome: (
      tx: Db,
      { id, fullName, email }: MailReader,
      token: string,
      locale: Locale = CATALOGUE_LOCALE,
    ) =>
      outbox.enqueueMail(tx, {
        template: 'welcome',
        recipient: email,
        userId: id,
        locale,
        data: { fullName, token },
        dedupeKey: `welcome:${id}`,
      }),

    /** The link alone, for who asks for it again. */
    emailConfirmation: (
      tx: Db,
      { id, fullName, email }: MailReader,
      token: string,
      locale: Locale = CATALOGUE_LOCALE,
    ) =>
      outbox.enqueueMail(tx, {
        template: 'emailConfirmation',
        recipient: email,
        userId: id,
        locale,
        data: { fullName, token },
        dedupeKey: `emailConfirmation:${id}:${digest(token)}`,
      }),

    /** @param token the secret itself: the outbox forgets it once the mail has left */
    passwordReset: (
      tx: Db,
      { id, fullName, email }: MailReader,
      { token, tokenHash }: { token: string; tokenHash: string },
      locale: Locale = CATALOGUE_LOCALE,
    ) =>
      outbox.enqueueMail(tx, {
        template: 'passwordReset',
        recipient: email,
        userId: id,
        locale,
        data: { fullName, token },
        dedupeKey: `passwordReset:${tokenHash}`,
      }),

    passwordChanged: (tx: Db, { id, fullName, email }: MailReader, locale: Locale = CATALOGUE_LOCALE) => {
      const at = clock.now().toISOString();
      return outbox.enqueueMail(tx, {
        template: 'passwordChanged',
        recipient: email,
        userId: id,
        locale,
        data: { fullName, at },
        dedupeKey: `passwordChanged:${id}:${at}`,
      });
    },

    /**
     * One mail for a device and a day, also when it signs in twice at once. None to an unconfirmed address: it may
     * belong to a stranger, who did not sign in here.
     */
    newDevice: async (
      tx: Db,
      { id, fullName, email, emailConfirmedAt }: MailReader,
      origin: SessionOrigin,
      locale: Locale = CATALOGUE_LOCALE,
    ) => {
      if (!emailConfirmedAt) return;
      const at = clock.now().toISOString();
      const address = addressPrefix(origin.address);
      const device = digest(`${address} ${origin.agent ?? ''}`);
      await outbox.enqueueMail(tx, {
        template: 'newDevice',
        recipient: email,
        userId: id,
        locale,
        data: { fullName, at, address, ...deviceOf(origin.agent) },
        dedupeKey: `newDevice:${id}:${device}:${at.slice(0, 10)}`,
      });
    },
  };
}
