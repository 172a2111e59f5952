import { Hono } from 'hono';
import { Fault } from '@/server/kernel/fault';
import type { AppEnv } from '@/server/http/route';
import { isSameText } from '@/server/kernel/sign';
import { REMAKE_PATH, REMAKE_SIGNATURE, signRemake } from '@/server/ports/pages/own-pages';
import type { Services } from '@/server/services';

/** What Next says when a revalidated page turned out to be "not found": that is a page too. */
const IS_GONE = /Invalid response 404$/;

/**
 * What the shop asks of itself, outside the contract. Without a signature by the shop's secret there is no such
 * address.
 */
export function internalRoutes({ secret }: Pick<Services, 'secret'>) {
  return new Hono<AppEnv>().post(REMAKE_PATH, async (c) => {
    // Not `path`: Next uses that name for the parameter of the API's catch-all route.
    const path = c.req.query('address') ?? '';
    const signature = c.req.header(REMAKE_SIGNATURE) ?? '';
    const isAllowed = path.startsWith('/') && isSameText(signature, signRemake(secret, path));
    if (!isAllowed) throw new Fault('NOT_FOUND', 'No such address');
    const revalidate = c.env.outgoing?.revalidate;
    if (!revalidate) return c.text('This server keeps no pages', 503);
    try {
      await revalidate(path, { unstable_onlyGenerated: true });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!IS_GONE.test(message)) return c.text(message, 502);
    }
    return c.body(null, 204);
  });
}
