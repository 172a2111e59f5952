import { z } from 'zod';
import { endpoint } from './endpoint';
import { Post } from './schemas/content';
import * as content from './schemas/managed-content';
import * as coupons from './schemas/managed-coupons';
import { ReferralCode } from './schemas/people';
import { Id, LocaleParam, Page } from './schemas/primitives';

const idParams = z.object({ id: Id });
const codeParams = z.object({ code: ReferralCode });
const pageQuery = z.object({ pagina: Page });
const access = 'content.write';

export const LESSON_FILE = { types: ['application/pdf'], maxBytes: 20 * 1024 * 1024 } as const;

/** Texts, coupons and links as the shop's people edit them. */
export const managedContentContract = {
  listManagedPosts: endpoint({
    summary: 'Articles of every state, newest first',
    access,
    input: { query: content.ManagedPostListQuery },
    output: content.ManagedPostList,
    errors: [],
  }),
  getManagedPost: endpoint({
    summary: 'One article with everything an editor writes',
    access,
    input: { params: idParams },
    output: content.ManagedPost,
    errors: ['NOT_FOUND'],
  }),
  previewPost: endpoint({
    summary: 'The article as its page would show it, published or not',
    access,
    input: { params: idParams, query: z.object({ locale: LocaleParam }) },
    output: Post,
    errors: ['NOT_FOUND'],
  }),
  createPost: endpoint({
    summary: 'A new article',
    access,
    input: { body: content.CreatePostBody },
    output: content.ManagedPost,
    errors: [],
    status: 201,
  }),
  updatePost: endpoint({
    summary: 'Changes an article',
    access,
    input: { params: idParams, body: content.UpdatePostBody },
    output: content.ManagedPost,
    errors: ['NOT_FOUND', 'STALE'],
  }),
  deletePost: endpoint({
    summary: 'Takes an article away',
    access,
    input: { params: idParams },
    output: z.null(),
    errors: ['NOT_FOUND'],
    status: 204,
  }),
  listManagedReviews: endpoint({
    summary: 'Reviews of every state, newest first',
    access,
    input: { query: content.ManagedReviewListQuery },
    output: content.ManagedReviewList,
    errors: [],
  }),
  moderateReviews: endpoint({
    summary: 'Approves reviews, or takes them off the shop',
    access,
    input: { body: content.ModerateReviewsBody },
    output: z.object({ changed: z.int() }),
    errors: [],
  }),
  listManagedTestimonials: endpoint({
    summary: 'Testimonials, shown or not',
    access,
    input: { query: pageQuery },
    output: content.ManagedTestimonialList,
    errors: [],
  }),
  createTestimonial: endpoint({
    summary: 'A new testimonial',
    access,
    input: { body: content.CreateTestimonialBody },
    output: content.ManagedTestimonial,
    errors: [],
    status: 201,
  }),
  updateTestimonial: endpoint({
    summary: 'Changes a testimonial',
    access,
    input: { params: idParams, body: content.UpdateTestimonialBody },
    output: content.ManagedTestimonial,
    errors: ['NOT_FOUND', 'STALE'],
  }),
  deleteTestimonial: endpoint({
    summary: 'Takes a testimonial away',
    access,
    input: { params: idParams },
    output: z.null(),
    errors: ['NOT_FOUND'],
    status: 204,
  }),
  listManagedLessons: endpoint({
    summary: 'Lessons in their order, with how many passed each',
    access,
    input: {},
    output: z.array(content.ManagedLessonSummary),
    errors: [],
  }),
  getManagedLesson: endpoint({
    summary: 'One lesson with its answers and files',
    access,
    input: { params: idParams },
    output: content.ManagedLesson,
    errors: ['NOT_FOUND'],
  }),
  createLesson: endpoint({
    summary: 'A new lesson',
    access,
    input: { body: content.CreateLessonBody },
    output: content.ManagedLesson,
    errors: [],
    status: 201,
  }),
  updateLesson: endpoint({
    summary: 'Changes a lesson; progress of people stays',
    access,
    input: { params: idParams, body: content.UpdateLessonBody },
    output: content.ManagedLesson,
    errors: ['NOT_FOUND', 'STALE'],
  }),
  deleteLesson: endpoint({
    summary: 'Takes a lesson away, with the progress of people in it',
    access,
    input: { params: idParams },
    output: z.null(),
    errors: ['NOT_FOUND'],
    status: 204,
  }),
  uploadLessonFile: endpoint({
    summary: 'Adds a PDF to a lesson, under the name of the query',
    access,
    input: { params: idParams, query: z.object({ name: Id }), file: LESSON_FILE },
    output: content.ManagedLesson,
    errors: ['NOT_FOUND', 'UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE'],
    status: 201,
  }),
  listRedirects: endpoint({
    summary: 'Campaign links with their hits',
    access,
    input: { query: pageQuery },
    output: content.RedirectList,
    errors: [],
  }),
  createRedirect: endpoint({
    summary: 'A new campaign link',
    access,
    input: { body: content.CreateRedirectBody },
    output: content.Redirect,
    errors: [],
    status: 201,
  }),
  updateRedirect: endpoint({
    summary: 'Changes a campaign link',
    access,
    input: { params: codeParams, body: content.UpdateRedirectBody },
    output: content.Redirect,
    errors: ['NOT_FOUND', 'STALE'],
  }),
  deleteRedirect: endpoint({
    summary: 'Takes a campaign link away',
    access,
    input: { params: codeParams },
    output: z.null(),
    errors: ['NOT_FOUND'],
    status: 204,
  }),
  listManagedCoupons: endpoint({
    summary: 'Coupons with their uses',
    access: 'coupons.write',
    input: { query: coupons.ManagedCouponListQuery },
    output: coupons.ManagedCouponList,
    errors: [],
  }),
  createCoupon: endpoint({
    summary: 'A new coupon; asks for a recent password',
    access: 'coupons.write',
    input: { body: coupons.CreateCouponBody },
    output: coupons.ManagedCoupon,
    errors: ['PASSWORD_REQUIRED'],
    status: 201,
  }),
  updateCoupon: endpoint({
    summary: 'Changes a coupon; orders that carry it keep what it gave',
    access: 'coupons.write',
    input: { params: idParams, body: coupons.UpdateCouponBody },
    output: coupons.ManagedCoupon,
    errors: ['NOT_FOUND', 'STALE', 'PASSWORD_REQUIRED'],
  }),
  deleteCoupon: endpoint({
    summary: 'Takes away a coupon that no order carries',
    access: 'coupons.write',
    input: { params: idParams },
    output: z.null(),
    errors: ['NOT_FOUND', 'IN_USE', 'PASSWORD_REQUIRED'],
    status: 204,
  }),
} as const;
