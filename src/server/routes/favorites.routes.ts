import { requireUser, route } from '@/server/http/route';

export const favoritesRoutes = [
  route('listOwnFavorites', (context) =>
    context.services.favorites.listOwnFavorites(requireUser(context).id),
  ),
  route('addOwnFavorites', (context) =>
    context.services.favorites.addOwnFavorites(requireUser(context).id, context.input.body.productIds),
  ),
  route('deleteOwnFavorite', async (context) => {
    await context.services.favorites.deleteOwnFavorite(requireUser(context).id, context.input.params.id);
    return null;
  }),
];
