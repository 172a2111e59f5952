import { BRANDS } from '@config/brands/all';
import type { Env } from '@/env';
import { mailboxOf } from '@/lib/mailbox';

/** The address of `Boa Lida <loja@shop.example>`, or of a bare one. */
const addressIn = (sender: string) => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;

/** Dots too are left out: a mail server of the shop's own may ignore them. */
const keyOf = (email: string) => {
  const [local = '', domain = ''] = mailboxOf(email).split('@');
  return `${local.replaceAll('.', '')}@${domain}`;
};

/**
 * Tells the mailboxes of the shop itself, where messages of customers go, of every brand that may share the database.
 * No account can be theirs.
 */
export function createShopMailboxes({ MAIL_FROM }: Pick<Env, 'MAIL_FROM'>): (email: string) => boolean {
  const own = [...Object.values(BRANDS).map(({ company }) => company.email), addressIn(MAIL_FROM)];
  const keys = new Set(own.filter((email) => email.includes('@')).map(keyOf));
  return (email) => keys.has(keyOf(email));
}
