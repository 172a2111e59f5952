import type { MailName } from '@/mails/mail-data';

/** What leaves first. A mail of a higher class never waits for one of a lower. */
const PRIORITY = { recovery: 0, order: 1, other: 2 } as const;

export interface MailRule {
  priority: (typeof PRIORITY)[keyof typeof PRIORITY];
  /**
   * Mails of this kind to one mailbox, in an hour and in a day: a stranger can have most of them written to an address
   * that is not theirs. None where the shop itself is written to, or where an order stands behind each mail.
   */
  cap?: { perHour: number; perDay: number; over: 'drop' | 'defer' };
}

const { recovery, order, other } = PRIORITY;

/** Each mail's place in the queue, and how many of them one mailbox gets. */
export const MAIL_RULES: Record<MailName, MailRule> = {
  passwordReset: { priority: recovery, cap: { perHour: 4, perDay: 10, over: 'drop' } },
  emailConfirmation: { priority: recovery, cap: { perHour: 3, perDay: 6, over: 'drop' } },
  passwordChanged: { priority: recovery, cap: { perHour: 3, perDay: 6, over: 'drop' } },
  orderPlaced: { priority: order },
  orderPaid: { priority: order },
  orderShipped: { priority: order },
  orderDelivered: { priority: order },
  orderReview: { priority: other },
  orderCancelled: { priority: order },
  orderRefunded: { priority: order },
  orderPrescriptionRefused: { priority: order },
  withdrawalReceived: { priority: order },
  withdrawalAsked: { priority: order },
  leadReceived: { priority: order },
  welcome: { priority: other, cap: { perHour: 2, perDay: 4, over: 'drop' } },
  newDevice: { priority: other, cap: { perHour: 4, perDay: 8, over: 'drop' } },
  leadConfirmed: { priority: other, cap: { perHour: 3, perDay: 6, over: 'drop' } },
  // Each was asked for, and is a promise: what is too much for one day comes the next.
  backInStock: { priority: other, cap: { perHour: 40, perDay: 40, over: 'defer' } },
};
