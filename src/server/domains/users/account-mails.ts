import { createHash } from 'node:crypto';
import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import type { Db } from '@/server/db/client';
import type { OutboxService } from '@/server/domains/outbox/outbox.service';
import { addressPrefix } from '@/server/http/client-address';
import type { Clock } from '@/server/ports/clock';
import { deviceOf } from './device-of';
import type { SessionOrigin } from './sessions.service';

/** Who is written to. */
export interface MailReader {
  id: string;
  fullName: string;
  email: string;
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
    welcome: (tx: Db, { id, fullName, email }: MailReader, locale: Locale = CATALOGUE_LOCALE) =>
      outbox.enqueueMail(tx, {
        template: 'welcome',
        recipient: email,
        locale,
        data: { fullName },
        dedupeKey: `welcome:${id}`,
      }),

    /** @param token the secret itself: the outbox forgets it once the mail has left */
    passwordReset: (
      tx: Db,
      { fullName, email }: MailReader,
      { token, tokenHash }: { token: string; tokenHash: string },
      locale: Locale = CATALOGUE_LOCALE,
    ) =>
      outbox.enqueueMail(tx, {
        template: 'passwordReset',
        recipient: email,
        locale,
        data: { fullName, token },
        dedupeKey: `passwordReset:${tokenHash}`,
      }),

    passwordChanged: (tx: Db, { id, fullName, email }: MailReader, locale: Locale = CATALOGUE_LOCALE) => {
      const at = clock.now().toISOString();
      return outbox.enqueueMail(tx, {
        template: 'passwordChanged',
        recipient: email,
        locale,
        data: { fullName, at },
        dedupeKey: `passwordChanged:${id}:${at}`,
      });
    },

    /** One mail for a device and a day, also when it signs in twice at once. */
    newDevice: (
      tx: Db,
      { id, fullName, email }: MailReader,
      origin: SessionOrigin,
      locale: Locale = CATALOGUE_LOCALE,
    ) => {
      const at = clock.now().toISOString();
      const address = addressPrefix(origin.address);
      const device = digest(`${address} ${origin.agent ?? ''}`);
      return outbox.enqueueMail(tx, {
        template: 'newDevice',
        recipient: email,
        locale,
        data: { fullName, at, address, ...deviceOf(origin.agent) },
        dedupeKey: `newDevice:${id}:${device}:${at.slice(0, 10)}`,
      });
    },
  };
}
