import { CONTENT_TAG, tagOfThing } from '@/lib/shared-cache';
import { limitByAddress } from '@/server/http/limit-by-address';
import { requireUser, route } from '@/server/http/route';
import { allowPublicCache } from '@/server/routes/public-cache';

const QUIZZES_PER_ADDRESS = { limit: 60, windowSeconds: 60 };

export const universityRoutes = [
  route('getUniversity', ({ input, services, c }) => {
    allowPublicCache(c, { tags: [CONTENT_TAG] });
    return services.university.getUniversity(input.query.locale);
  }),
  route('getLesson', ({ input, services, c }) => {
    allowPublicCache(c, { tags: [tagOfThing('lesson', input.params.slug)] });
    return services.university.getLesson(input.params.slug, input.query.locale);
  }),
  route('answerQuiz', async (context) => {
    await limitByAddress(context, 'quiz', QUIZZES_PER_ADDRESS);
    const { params, query, body } = context.input;
    return context.services.university.answerQuiz(params.slug, body.answers, query.locale);
  }),
  route('getExclusiveMaterial', (context) =>
    context.services.university.getExclusiveMaterial(requireUser(context).id, context.input.query.locale),
  ),
  route('getExclusiveLesson', (context) =>
    context.services.university.getExclusiveLesson(
      context.input.params.slug,
      requireUser(context).id,
      context.input.query.locale,
    ),
  ),
  route('markLessonRead', (context) =>
    context.services.university.markRead(context.input.params.slug, requireUser(context).id),
  ),
  route('answerExclusiveQuiz', async (context) => {
    await limitByAddress(context, 'quiz', QUIZZES_PER_ADDRESS);
    const { params, query, body } = context.input;
    return context.services.university.answerExclusiveQuiz(
      params.slug,
      body.answers,
      requireUser(context).id,
      query.locale,
    );
  }),
  route('getCertificate', (context) =>
    context.services.university.getCertificate(requireUser(context), context.input.query.locale),
  ),
];
