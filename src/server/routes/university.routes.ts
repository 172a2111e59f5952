import { limitByAddress } from '@/server/http/limit-by-address';
import { requireUser, route } from '@/server/http/route';
import { allowPublicCache } from './public-cache';

export const QUIZZES_PER_ADDRESS = { limit: 60, windowSeconds: 60 };

export const universityRoutes = [
  route('getUniversity', ({ services, c }) => {
    allowPublicCache(c);
    return services.university.getUniversity();
  }),
  route('getLesson', ({ input, services, c }) => {
    allowPublicCache(c);
    return services.university.getLesson(input.params.slug);
  }),
  route('answerQuiz', async (context) => {
    await limitByAddress(context, 'quiz', QUIZZES_PER_ADDRESS);
    return context.services.university.answerQuiz(context.input.params.slug, context.input.body.answers);
  }),
  route('getExclusiveMaterial', (context) =>
    context.services.university.getExclusiveMaterial(requireUser(context).id),
  ),
  route('getExclusiveLesson', (context) =>
    context.services.university.getExclusiveLesson(context.input.params.slug, requireUser(context).id),
  ),
  route('markLessonRead', (context) =>
    context.services.university.markRead(context.input.params.slug, requireUser(context).id),
  ),
  route('answerExclusiveQuiz', async (context) => {
    await limitByAddress(context, 'quiz', QUIZZES_PER_ADDRESS);
    const { params, body } = context.input;
    return context.services.university.answerExclusiveQuiz(
      params.slug,
      body.answers,
      requireUser(context).id,
    );
  }),
  route('getCertificate', (context) => context.services.university.getCertificate(requireUser(context))),
];
