import { limitByAddress } from '@/server/http/limit-by-address';
import { readVisitor } from '@/server/http/visitor';
import { requireUser, route } from '@/server/http/route';

/** Few calls, so that card numbers cannot be tried out here. */
const CARDS_PER_ADDRESS = { limit: 30, windowSeconds: 600 };

export const paymentsRoutes = [
  route('prepareGetnetCard', async (context) => {
    const { payments } = context.services;
    payments.requireCardPreparation();
    await limitByAddress(context, 'card', CARDS_PER_ADDRESS);
    const visitor = { ...readVisitor(context), userId: requireUser(context).id };
    return payments.prepareCard(context.input.body.number, visitor);
  }),
  route('receiveGetnetNotice', ({ input, services }) =>
    services.payments.receiveNotice(input.params.secret, input.query),
  ),
  route('receiveGetnetPost', ({ input, services, c }) =>
    services.payments.receiveNotice(c.req.header('x-webhook-secret') ?? '', input.body),
  ),
];
