import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { hasPermission } from '@config/has-permission';
import { contract } from '@/contract/contract';
import type { ReceivedFile } from '@/contract/contract';
import type { EndpointContract, FileInput } from '@/contract/endpoint';
import { endpoints, type EndpointName } from '@/contract/endpoints';
import type { Services } from '@/server/services';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { mayReadFromReplica, readFromPrimary } from '@/server/ports/read-scope';
import { Fault } from '@/server/kernel/fault';
import { limitByUser } from './limit-by-user';
import { parsePart } from './parse';
import type { AppEnv, Route } from './route';
import { countOf, USER_LIMITS } from './user-limits';

const MAX_BODY_BYTES = 256 * 1024;

/** Repeated parameters become lists; the schema says which may repeat. */
function readQuery(c: Context): Record<string, string | string[]> {
  const entries = Object.entries(c.req.queries()).map(([key, values]) => [
    key,
    values.length > 1 ? values : (values[0] ?? ''),
  ]);
  return Object.fromEntries(entries) as Record<string, string | string[]>;
}

const contentTypeOf = (c: Context) => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

const refuseBody = () => {
  throw new Fault('PAYLOAD_TOO_LARGE');
};

/** Reads the body, and stops as soon as it is longer than allowed. */
async function readBytes(c: Context<AppEnv, string>, maxBytes: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  const read = async () => {
    bytes = Buffer.from(await c.req.arrayBuffer());
  };
  try {
    await bodyLimit({ maxSize: maxBytes, onError: refuseBody })(c, read);
  } catch (error) {
    throw error instanceof Fault ? error : new Fault('CLIENT_GONE', 'The body did not come to its end');
  }
  return bytes;
}

async function readFile(c: Context<AppEnv, string>, { types, maxBytes }: FileInput): Promise<ReceivedFile> {
  const type = contentTypeOf(c);
  if (!types.includes(type)) throw new Fault('UNSUPPORTED_MEDIA_TYPE', `Send ${types.join(' or ')}`);
  return { bytes: await readBytes(c, maxBytes), type };
}

async function readJson(c: Context<AppEnv, string>, maxBytes: number): Promise<unknown> {
  if (contentTypeOf(c) !== 'application/json') throw new Fault('UNSUPPORTED_MEDIA_TYPE', 'Send JSON');
  const text = (await readBytes(c, maxBytes)).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault('MALFORMED_JSON', 'The body is not JSON');
  }
}

/** Who may pass: only the API authorises (docs/rules.md). */
function authorise(access: EndpointContract['access'], user: AppEnv['Variables']['user']) {
  if (access === 'anonymous') return;
  if (!user) throw new Fault('UNAUTHENTICATED', 'Sign in first');
  if (access === 'user') return;
  const permissions = [access].flat();
  if (!permissions.some((permission) => hasPermission(user, permission)))
    throw new Fault('FORBIDDEN', `Needs ${permissions.join(' or ')}`);
}

async function parseInput(
  c: Context<AppEnv, string>,
  input: EndpointContract['input'],
  maxBodyBytes: number,
) {
  return {
    ...(input.params && { params: await parsePart(input.params, c.req.param()) }),
    ...(input.query && { query: await parsePart(input.query, readQuery(c)) }),
    ...(input.body && { body: await parsePart(input.body, await readJson(c, maxBodyBytes)) }),
    ...(input.file && { file: await readFile(c, input.file) }),
  };
}

/**
 * What a replica may answer: the public catalogue, for visitors and customers. Who may change it must see what was saved,
 * and everything else is of the moment.
 */
const REPLICA_READS = new Set<EndpointName>([
  ...(['listProducts', 'searchProducts', 'suggestSearch', 'getProduct', 'getProductSheet'] as const),
  ...(['listProductCards', 'listRecommendations', 'listRelatedProducts', 'listReviews'] as const),
  ...(['listFeaturedProducts', 'listTopSellers', 'listOnSelling', 'listBestSellers'] as const),
  ...(['listNewArrivals', 'getFlashSale', 'listFeaturedCategories', 'listTopCollections'] as const),
  ...(['listCategories', 'getCategory', 'listCollections', 'getCollection', 'getHomeHero'] as const),
]);

function readInScope<Answer>(name: EndpointName, user: SessionUser | null, handle: () => Answer): Answer {
  if (!REPLICA_READS.has(name)) return handle();
  return user?.kind === 'admin' ? readFromPrimary(handle) : mayReadFromReplica(handle);
}

/**
 * Mounts a route at its contract's method and path: access, input, the count of a user's writes, one call, the answer.
 */
export function mount(app: Hono<AppEnv>, { name, handle }: Route, services: Services) {
  const { method, path } = endpoints[name];
  const endpoint: EndpointContract = contract[name];
  const { access, input, needsCart, status = 200, maxBodyBytes = MAX_BODY_BYTES, contentType } = endpoint;
  const pattern = path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1');
  app.on(method, pattern, async (c) => {
    if (needsCart && !services.brand.cartEnabled)
      throw new Fault('CART_DISABLED', 'This brand does not sell on-line');
    authorise(access, c.var.user);
    const parsed = (await parseInput(c, input, maxBodyBytes)) as never;
    const counted = countOf(name);
    if (counted && c.var.user)
      await limitByUser({ user: c.var.user, services }, counted, USER_LIMITS[counted]);
    const answer = await readInScope(name, c.var.user, () =>
      handle({ input: parsed, user: c.var.user, services, c }),
    );
    if (contentType && answer instanceof Uint8Array)
      return c.body(new Uint8Array(answer), 200, { 'Content-Type': contentType });
    if (contentType && typeof answer === 'string')
      return c.body(answer, 200, { 'Content-Type': `${contentType}; charset=utf-8` });
    return status === 204 ? c.body(null, 204) : c.json(answer as object, status as ContentfulStatusCode);
  });
}
