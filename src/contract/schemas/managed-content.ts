import { z } from 'zod';
import { POST_SUBJECTS, PUBLICATION_STATES, REVIEW_STATES } from '@/contract/constants';
import { Picture } from './catalog';
import { ReferralCode } from './people';
import {
  Id,
  IsoDate,
  Line,
  Page,
  pageOf,
  SearchText,
  Slug,
  State,
  Text,
  Translations,
  Version,
} from './primitives';

const BrandIds = z.array(Id).min(1, 'required').max(20, 'tooMany');
const Subjects = z.array(z.enum(POST_SUBJECTS, 'unknownOption')).max(7, 'tooMany');

/** Articles. `published` with a `publishedAt` in the future: it is published by itself then. */
const post = {
  slug: Slug.min(1, 'required'),
  title: Line(160, 3),
  excerpt: Text(400),
  /** Markdown; raw HTML and addresses that are no links are taken out by the server. */
  bodyMarkdown: Text(60_000),
  author: z.strictObject({ name: Line(120), role: Text(160) }),
  species: Subjects,
  brandIds: BrandIds,
  relatedProductSlugs: z.array(Slug).max(12, 'tooMany'),
  picture: Picture.nullable(),
  published: z.boolean('invalid'),
  publishedAt: IsoDate,
  translations: Translations,
};
export const CreatePostBody = z.strictObject(post);
export type CreatePostBody = z.output<typeof CreatePostBody>;
/** What is left out stays as it is. */
export const UpdatePostBody = z.strictObject(post).partial().extend({ version: Version });
export type UpdatePostBody = z.output<typeof UpdatePostBody>;
export const ManagedPost = z.object({
  ...post,
  id: z.string(),
  state: z.enum(PUBLICATION_STATES),
  version: z.int(),
  updatedAt: IsoDate,
});
export type ManagedPost = z.infer<typeof ManagedPost>;
export const ManagedPostSummary = ManagedPost.pick({
  id: true,
  slug: true,
  title: true,
  author: true,
  species: true,
  picture: true,
  state: true,
  publishedAt: true,
  updatedAt: true,
});
export type ManagedPostSummary = z.infer<typeof ManagedPostSummary>;
export const ManagedPostListQuery = z.object({
  q: SearchText(100).optional(),
  situacao: z.enum(PUBLICATION_STATES, 'unknownOption').optional(),
  pagina: Page,
});
export const ManagedPostList = pageOf(ManagedPostSummary);
export type ManagedPostList = z.infer<typeof ManagedPostList>;

export const ManagedReview = z.object({
  id: z.string(),
  productId: z.string(),
  productSlug: Slug,
  productTitle: z.string(),
  author: z.string(),
  reviewScore: z.int(),
  title: z.string().nullable(),
  text: z.string(),
  verified: z.boolean(),
  status: z.enum(REVIEW_STATES),
  createdAt: IsoDate,
});
export type ManagedReview = z.infer<typeof ManagedReview>;
export const ManagedReviewListQuery = z.object({
  situacao: z.enum(REVIEW_STATES, 'unknownOption').optional(),
  estrelas: z.coerce.number('integer').int('integer').min(1, 'tooSmall').max(5, 'tooLarge').optional(),
  q: SearchText(100).optional(),
  pagina: Page,
});
export const ManagedReviewList = pageOf(ManagedReview);
export type ManagedReviewList = z.infer<typeof ManagedReviewList>;
export const ModerateReviewsBody = z.strictObject({
  ids: z.array(Id).min(1, 'required').max(200, 'tooMany'),
  status: z.enum(REVIEW_STATES, 'unknownOption'),
});

const testimonial = {
  author: Line(120, 2),
  role: Text(160),
  city: Line(80),
  state: State,
  rating: z.int('integer').min(1, 'tooSmall').max(5, 'tooLarge'),
  text: Line(1_000, 10),
  brandIds: BrandIds,
  published: z.boolean('invalid'),
};
export const CreateTestimonialBody = z.strictObject(testimonial);
export type CreateTestimonialBody = z.output<typeof CreateTestimonialBody>;
export const UpdateTestimonialBody = z.strictObject(testimonial).partial().extend({ version: Version });
export const ManagedTestimonial = z.object({ ...testimonial, id: z.string(), version: z.int() });
export type ManagedTestimonial = z.infer<typeof ManagedTestimonial>;
export const ManagedTestimonialList = pageOf(ManagedTestimonial);

/** A file of a lesson; its address is signed for one user and ends. */
export const LessonFile = z.object({ id: z.string(), name: z.string(), bytes: z.int() });
const lesson = {
  slug: Slug.min(1, 'required'),
  position: z.int('integer').min(0, 'tooSmall').max(10_000, 'tooLarge'),
  access: z.enum(['public', 'exclusive'], 'unknownOption'),
  module: Line(80),
  title: Line(160, 3),
  summary: Text(600),
  minutes: z.int('integer').min(1, 'tooSmall').max(600, 'tooLarge'),
  bodyMarkdown: Text(60_000),
  quiz: z
    .array(
      z
        .strictObject({
          question: Line(400),
          options: z.array(Line(300)).min(2, 'required').max(6, 'tooMany'),
          answerIndex: z.int('integer').min(0, 'tooSmall').max(5, 'tooLarge'),
          explanation: Text(1_000),
        })
        .refine(({ options, answerIndex }) => answerIndex < options.length, {
          error: 'tooLarge',
          path: ['answerIndex'],
        }),
    )
    .max(30, 'tooMany'),
  published: z.boolean('invalid'),
};
/** What may be stored: two equal answers cannot be told apart. Older quizzes are read as they are. */
const storedLesson = {
  ...lesson,
  quiz: lesson.quiz.superRefine((questions, context) => {
    questions.forEach(({ options }, question) => {
      options.forEach((option, at) => {
        if (options.indexOf(option) < at)
          context.addIssue({ code: 'custom', message: 'repeated', path: [question, 'options', at] });
      });
    });
  }),
};
export const CreateLessonBody = z.strictObject(storedLesson);
export type CreateLessonBody = z.output<typeof CreateLessonBody>;
/** `fileIds`: the files that stay, in their order. */
export const UpdateLessonBody = z
  .strictObject(storedLesson)
  .partial()
  .extend({ version: Version, fileIds: z.array(Id).max(20, 'tooMany').optional() });
export type UpdateLessonBody = z.output<typeof UpdateLessonBody>;
export const ManagedLesson = z.object({
  ...lesson,
  id: z.string(),
  files: z.array(LessonFile),
  version: z.int(),
});
export type ManagedLesson = z.infer<typeof ManagedLesson>;
export const ManagedLessonSummary = ManagedLesson.pick({
  id: true,
  slug: true,
  position: true,
  access: true,
  module: true,
  title: true,
  minutes: true,
  published: true,
}).extend({ questionCount: z.int(), fileCount: z.int(), passedCount: z.int() });
export type ManagedLessonSummary = z.infer<typeof ManagedLessonSummary>;

/** Where a campaign link may lead: a path of this site, never another host. */
const TargetPath = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(300, 'tooLong')
  .regex(/^\/(?![/\\])[^\\\s\0]*$/, 'invalid');
export const Redirect = z.object({
  code: z.string(),
  target: z.string(),
  representativeCode: z.string().nullable(),
  hits: z.int(),
  active: z.boolean(),
  createdAt: IsoDate,
  version: z.int(),
});
export type Redirect = z.infer<typeof Redirect>;
export const RedirectList = pageOf(Redirect);
export const CreateRedirectBody = z.strictObject({
  code: ReferralCode,
  target: TargetPath,
  representativeCode: ReferralCode.nullable(),
  active: z.boolean('invalid'),
});
export type CreateRedirectBody = z.output<typeof CreateRedirectBody>;
export const UpdateRedirectBody = CreateRedirectBody.omit({ code: true })
  .partial()
  .extend({ version: Version });
