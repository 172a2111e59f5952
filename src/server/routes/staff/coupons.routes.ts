import { requireUser, route } from '@/server/http/route';

export const couponsRoutes = [
  route('listManagedCoupons', ({ input, services }) => services.coupons.listManagedCoupons(input.query)),
  route('createCoupon', (context) =>
    context.services.coupons.createCoupon(context.input.body, requireUser(context)),
  ),
  route('updateCoupon', (context) =>
    context.services.coupons.updateCoupon(context.input.params.id, context.input.body, requireUser(context)),
  ),
  route('deleteCoupon', async (context) => {
    await context.services.coupons.deleteCoupon(context.input.params.id, requireUser(context));
    return null;
  }),
];
