import { z } from 'zod';
import { crud } from './crud';
import { endpoint } from './endpoint';
import { Post } from './schemas/content';
import * as content from './schemas/managed-content';
import * as coupons from './schemas/managed-coupons';
import { ReferralCode } from './schemas/people';
import { Id, LocaleParam, Page } from './schemas/primitives';

const params = z.object({ id: Id });
const pageQuery = z.object({ pagina: Page });
const access = 'content.write';

export const LESSON_FILE = { types: ['application/pdf'], maxBytes: 20 * 1024 * 1024 } as const;

const posts = crud({ access, params, item: content.ManagedPost });
const testimonials = crud({ access, params, item: content.ManagedTestimonial });
const lessons = crud({ access, params, item: content.ManagedLesson });
const redirects = crud({ access, params: z.object({ code: ReferralCode }), item: content.Redirect });
const couponCalls = crud({ access: 'coupons.write', params, item: coupons.ManagedCoupon });

/** Texts, coupons and links, as the dashboard edits them. */
export const managedContentContract = {
  listManagedPosts: posts.list(
    'Articles of every state, newest first',
    content.ManagedPostListQuery,
    content.ManagedPostList,
  ),
  getManagedPost: posts.get('One article with everything an editor writes'),
  previewPost: endpoint({
    summary: 'The article as its page would show it, published or not',
    access,
    input: { params, query: z.object({ locale: LocaleParam }) },
    output: Post,
    errors: ['NOT_FOUND'],
  }),
  createPost: posts.create('A new article', content.CreatePostBody),
  updatePost: posts.update('Changes an article', content.UpdatePostBody),
  deletePost: posts.delete('Takes an article away'),

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

  listManagedTestimonials: testimonials.list(
    'Testimonials, shown or not',
    pageQuery,
    content.ManagedTestimonialList,
  ),
  createTestimonial: testimonials.create('A new testimonial', content.CreateTestimonialBody),
  updateTestimonial: testimonials.update('Changes a testimonial', content.UpdateTestimonialBody),
  deleteTestimonial: testimonials.delete('Takes a testimonial away'),

  listManagedLessons: endpoint({
    summary: 'Lessons in their order, with how many passed each',
    access,
    input: {},
    output: z.array(content.ManagedLessonSummary),
    errors: [],
  }),
  getManagedLesson: lessons.get('One lesson with its answers and files'),
  createLesson: lessons.create('A new lesson', content.CreateLessonBody),
  updateLesson: lessons.update('Changes a lesson; progress of people stays', content.UpdateLessonBody),
  deleteLesson: lessons.delete('Takes a lesson away, with the progress of people in it'),
  uploadLessonFile: endpoint({
    summary: 'Adds a PDF to a lesson, under the name of the query',
    access,
    input: { params, query: z.object({ name: Id }), file: LESSON_FILE },
    output: content.ManagedLesson,
    errors: ['NOT_FOUND', 'UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE'],
    status: 201,
  }),

  listRedirects: redirects.list('Campaign links with their hits', pageQuery, content.RedirectList),
  createRedirect: redirects.create('A new campaign link', content.CreateRedirectBody),
  updateRedirect: redirects.update('Changes a campaign link', content.UpdateRedirectBody),
  deleteRedirect: redirects.delete('Takes a campaign link away'),

  listManagedCoupons: couponCalls.list(
    'Coupons with their uses',
    coupons.ManagedCouponListQuery,
    coupons.ManagedCouponList,
  ),
  createCoupon: couponCalls.create('A new coupon; asks for a recent password', coupons.CreateCouponBody, [
    'PASSWORD_REQUIRED',
  ]),
  updateCoupon: couponCalls.update(
    'Changes a coupon; orders that carry it keep what it gave',
    coupons.UpdateCouponBody,
    ['PASSWORD_REQUIRED'],
  ),
  deleteCoupon: couponCalls.delete('Takes away a coupon that no order carries', [
    'IN_USE',
    'PASSWORD_REQUIRED',
  ]),
} as const;
