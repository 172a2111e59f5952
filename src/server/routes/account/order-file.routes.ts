import { Hono } from 'hono';
import type { AppEnv } from '@/server/http/route';
import type { Services } from '@/server/services';

const headersOf = (type: string, disposition: string) => ({
  'Content-Type': type,
  'Content-Disposition': disposition,
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
});

/** Files of orders, outside the contract: a browser opens them without the token of the session. */
export function orderFileRoutes({ orders }: Pick<Services, 'orders'>) {
  return new Hono<AppEnv>()
    .get('/order/prescription_file/:token', async (c) => {
      const { type, name, bytes } = await orders.getPrescriptionFile(c.req.param('token'));
      // A picture was drawn by the shop; a PDF was not, and is never opened inside of the site.
      const how = type === 'application/pdf' ? 'attachment' : 'inline';
      return c.body(new Uint8Array(bytes), 200, headersOf(type, `${how}; filename="${name}"`));
    })
    .get('/order/boleto/:token', async (c) => {
      const { name, bytes } = await orders.getBoletoPdf(c.req.param('token'));
      return c.body(new Uint8Array(bytes), 200, headersOf('application/pdf', `inline; filename="${name}"`));
    });
}
