import { contract } from '@/contract/contract';
import { endpoints, type EndpointName } from '@/contract/endpoints';
import type { Limit } from '@/server/domains/users/rate-limiter';

/**
 * How often one user may write, well above what a person does by hand, so that a runaway script or a stolen token is
 * stopped early. People who share an address do not share these.
 */
export const USER_LIMITS = {
  /** Each attempt may reach the acquirer, which bills it. */
  payOrder: { limit: 30, windowSeconds: 600 },
  /** Cancelling and giving back: both write mails. */
  endOrder: { limit: 60, windowSeconds: 3_600 },
  /** Writes of staff beside orders. */
  updateOrder: { limit: 600, windowSeconds: 600 },
  /** A heart is clicked often, and by lists at sign-in. */
  favorites: { limit: 240, windowSeconds: 600 },
  addresses: { limit: 60, windowSeconds: 600 },
  /** Writes of one person with a form: four a second is no person any more. */
  write: { limit: 240, windowSeconds: 60 },
  /** A call that changes up to two hundred things. */
  bulkWrite: { limit: 60, windowSeconds: 60 },
  /** 100,000 lines are 500 calls of a few milliseconds, and they come twice: as a dry run first. */
  importProducts: { limit: 2_000, windowSeconds: 600 },
  /** A PDF of up to 20 MB, stored for good. */
  uploadLessonFile: { limit: 30, windowSeconds: 600 },
  /** A file of up to 10 MB, drawn again and stored. */
  sendPrescription: { limit: 30, windowSeconds: 600 },
} as const satisfies Record<string, Limit>;

export type UserCount = keyof typeof USER_LIMITS;

/**
 * What is not counted as `write` where it is mounted (`mount.ts`). `own`: it counts itself, because it shares a count or
 * counts something else (`user-limits.test.ts` says where each is tested).
 */
const OTHER_COUNTS: Partial<Record<EndpointName, UserCount | 'own'>> = {
  changePassword: 'own',
  confirmPassword: 'own',
  requestEmailConfirmation: 'own',
  deleteSelf: 'own',
  createOwnAddress: 'own',
  updateOwnAddress: 'own',
  deleteOwnAddress: 'own',
  addOwnFavorites: 'own',
  deleteOwnFavorite: 'own',
  createReview: 'own',
  answerExclusiveQuiz: 'own',
  prepareGetnetCard: 'own',
  updateOrder: 'own',
  payOrder: 'own',
  cancelOrder: 'own',
  requestWithdrawal: 'own',
  uploadPicture: 'own',
  changeOrderStates: 'bulkWrite',
  updateProducts: 'bulkWrite',
  importProducts: 'importProducts',
  uploadLessonFile: 'uploadLessonFile',
  sendPrescription: 'sendPrescription',
};

/** What a call of a signed-in user counts as, once the request was understood; null for what is not counted there. */
export function countOf(name: EndpointName): UserCount | null {
  const other = OTHER_COUNTS[name];
  if (other) return other === 'own' ? null : other;
  return endpoints[name].method !== 'GET' && contract[name].access !== 'anonymous' ? 'write' : null;
}
