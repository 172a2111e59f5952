import type { Route } from '@/server/http/route';

export const managedProductsRoutes: Route[] = [];
