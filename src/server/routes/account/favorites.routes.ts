import { limitByUser } from '@/server/http/limit-by-user';
import { requireUser, route } from '@/server/http/route';
import { USER_LIMITS } from '@/server/http/user-limits';

export const favoritesRoutes = [
  route('listOwnFavorites', (context) =>
    context.services.favorites.listOwnFavorites(requireUser(context).id),
  ),
  route('addOwnFavorites', async (context) => {
    await limitByUser(context, 'favorites', USER_LIMITS.favorites);
    const { productIds } = context.input.body;
    return context.services.favorites.addOwnFavorites(requireUser(context).id, productIds);
  }),
  route('deleteOwnFavorite', async (context) => {
    await limitByUser(context, 'favorites', USER_LIMITS.favorites);
    await context.services.favorites.deleteOwnFavorite(requireUser(context).id, context.input.params.id);
    return null;
  }),
];
