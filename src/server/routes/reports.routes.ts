import type { Route } from '@/server/http/route';

export const reportsRoutes: Route[] = [];
