import type { EndpointName } from '@/contract/endpoints';
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

/**
 * Writes of signed-in users that are counted where they are mounted (`mount.ts`), once the request was understood. The
 * others count themselves, because they share a count or count something else (`user-limits.test.ts` lists them); a new
 * write without a limit fails that test.
 */
export const CALL_LIMITS: Partial<Record<EndpointName, keyof typeof USER_LIMITS>> = {
  createOrder: 'write',
  fakePayment: 'write',
  logout: 'write',
  confirmEmail: 'write',
  deleteOwnSession: 'write',
  updateOwnConsents: 'write',
  updateOwnDetails: 'write',
  markLessonRead: 'write',
  setRepresentante: 'write',
  updateUser: 'write',
  updateLead: 'write',
  changeOrderState: 'write',
  createProduct: 'write',
  duplicateProduct: 'write',
  updateProduct: 'write',
  deleteProduct: 'write',
  adjustStock: 'write',
  createPost: 'write',
  updatePost: 'write',
  deletePost: 'write',
  createTestimonial: 'write',
  updateTestimonial: 'write',
  deleteTestimonial: 'write',
  createLesson: 'write',
  updateLesson: 'write',
  deleteLesson: 'write',
  createRedirect: 'write',
  updateRedirect: 'write',
  deleteRedirect: 'write',
  createCoupon: 'write',
  updateCoupon: 'write',
  deleteCoupon: 'write',
  createSearchRule: 'write',
  updateSearchRule: 'write',
  endSearchRule: 'write',
  previewSearch: 'write',
  changeOrderStates: 'bulkWrite',
  updateProducts: 'bulkWrite',
  moderateReviews: 'write',
  importProducts: 'importProducts',
  uploadLessonFile: 'uploadLessonFile',
  sendPrescription: 'sendPrescription',
};
