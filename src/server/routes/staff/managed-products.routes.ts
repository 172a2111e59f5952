import { limitByUser } from '@/server/http/limit-by-user';
import { requireUser, route } from '@/server/http/route';
import { TABLES_PER_USER } from './reports.routes';

/** Enough for a person who uploads pictures by hand. */
const PICTURES_PER_USER = { limit: 60, windowSeconds: 600 };

/** Registered before the routes whose `{slug}` or `{id}` would match their words. */
export const managedProductsRoutes = [
  route('getEditorChoices', ({ services }) => services.managedProducts.getEditorChoices()),
  route('listManagedProducts', ({ input, services }) =>
    services.managedProducts.listManagedProducts(input.query),
  ),
  route('exportProducts', async (context) => {
    await limitByUser(context, 'table', TABLES_PER_USER);
    const { input, services, c } = context;
    c.header('Content-Disposition', 'attachment; filename="produtos.csv"');
    return services.managedProducts.exportProducts(input.query);
  }),
  route('importProducts', (context) =>
    context.services.managedProducts.importProducts(requireUser(context), context.input.body),
  ),
  route('getManagedProduct', ({ input, services }) =>
    services.managedProducts.getManagedProduct(input.params.id),
  ),
  route('previewProduct', ({ input, services }) =>
    services.managedProducts.previewProduct(input.params.id, input.query.locale),
  ),
  route('createProduct', (context) =>
    context.services.managedProducts.createProduct(requireUser(context), context.input.body),
  ),
  route('duplicateProduct', (context) =>
    context.services.managedProducts.duplicateProduct(requireUser(context), context.input.params.id),
  ),
  route('updateProducts', (context) =>
    context.services.managedProducts.updateProducts(requireUser(context), context.input.body),
  ),
  route('updateProduct', (context) =>
    context.services.managedProducts.updateProduct(
      requireUser(context),
      context.input.params.id,
      context.input.body,
    ),
  ),
  route('deleteProduct', async (context) => {
    await context.services.managedProducts.deleteProduct(requireUser(context), context.input.params.id);
    return null;
  }),
  route('listStockAdjustments', ({ input, services }) =>
    services.managedProducts.listStockAdjustments(input.params.id, input.query.pagina),
  ),
  route('adjustStock', (context) =>
    context.services.managedProducts.adjustStock(
      requireUser(context),
      context.input.params.id,
      context.input.body,
    ),
  ),
  route('uploadPicture', async (context) => {
    const { services, input } = context;
    await services.rateLimiter.hit(`picture user ${requireUser(context).id}`, PICTURES_PER_USER);
    return services.media.uploadPicture(input.file);
  }),
];
