import { Hono } from 'hono';
import type { AppEnv } from '@/server/http/route';
import type { Services } from '@/server/services';
import { makeOpenApiDocument } from '@/contract/openapi';

/** The published description of the API, derived from the contract. */
export function openApiRoutes({ brand }: Services) {
  return new Hono<AppEnv>().get('/openapi.json', (c) => {
    c.header('Cache-Control', 'public, max-age=300');
    return c.json(makeOpenApiDocument(brand.name));
  });
}
