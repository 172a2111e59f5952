import { requireUser, route } from '@/server/http/route';

const postRoutes = [
  route('listManagedPosts', ({ input, services }) => services.managedContent.listManagedPosts(input.query)),
  route('getManagedPost', ({ input, services }) => services.managedContent.getManagedPost(input.params.id)),
  route('previewPost', ({ input, services }) =>
    services.managedContent.previewPost(input.params.id, input.query.locale),
  ),
  route('createPost', (context) =>
    context.services.managedContent.createPost(requireUser(context), context.input.body),
  ),
  route('updatePost', (context) => {
    const { params, body } = context.input;
    return context.services.managedContent.updatePost(requireUser(context), params.id, body);
  }),
  route('deletePost', (context) =>
    context.services.managedContent.deletePost(requireUser(context), context.input.params.id),
  ),
];

const opinionRoutes = [
  route('listManagedReviews', ({ input, services }) =>
    services.managedContent.listManagedReviews(input.query),
  ),
  route('moderateReviews', (context) =>
    context.services.managedContent.moderateReviews(requireUser(context), context.input.body),
  ),
  route('listManagedTestimonials', ({ input, services }) =>
    services.managedContent.listManagedTestimonials(input.query.pagina),
  ),
  route('createTestimonial', (context) =>
    context.services.managedContent.createTestimonial(requireUser(context), context.input.body),
  ),
  route('updateTestimonial', (context) => {
    const { params, body } = context.input;
    return context.services.managedContent.updateTestimonial(requireUser(context), params.id, body);
  }),
  route('deleteTestimonial', (context) =>
    context.services.managedContent.deleteTestimonial(requireUser(context), context.input.params.id),
  ),
];

const lessonRoutes = [
  route('listManagedLessons', ({ services }) => services.managedContent.listManagedLessons()),
  route('getManagedLesson', ({ input, services }) =>
    services.managedContent.getManagedLesson(input.params.id),
  ),
  route('createLesson', (context) =>
    context.services.managedContent.createLesson(requireUser(context), context.input.body),
  ),
  route('updateLesson', (context) => {
    const { params, body } = context.input;
    return context.services.managedContent.updateLesson(requireUser(context), params.id, body);
  }),
  route('deleteLesson', (context) =>
    context.services.managedContent.deleteLesson(requireUser(context), context.input.params.id),
  ),
  route('uploadLessonFile', (context) => {
    const { params, query, file } = context.input;
    const upload = { name: query.name, file };
    return context.services.managedContent.uploadLessonFile(requireUser(context), params.id, upload);
  }),
];

const redirectRoutes = [
  route('listRedirects', ({ input, services }) => services.managedContent.listRedirects(input.query.pagina)),
  route('createRedirect', (context) =>
    context.services.managedContent.createRedirect(requireUser(context), context.input.body),
  ),
  route('updateRedirect', (context) => {
    const { params, body } = context.input;
    return context.services.managedContent.updateRedirect(requireUser(context), params.code, body);
  }),
  route('deleteRedirect', (context) =>
    context.services.managedContent.deleteRedirect(requireUser(context), context.input.params.code),
  ),
];

/** What `content.write` opens, and the freshness of the shop. */
export const managedContentRoutes = [
  ...postRoutes,
  ...opinionRoutes,
  ...lessonRoutes,
  ...redirectRoutes,
  route('getFreshness', ({ input, services }) =>
    services.revalidation.getFreshness(input.params.entity, input.params.id),
  ),
];
