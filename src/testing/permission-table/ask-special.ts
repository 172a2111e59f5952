import { eq } from 'drizzle-orm';
import { PAGE_SIZE } from '@config/commerce';
import * as schema from '@/server/db/schema';
import { byCard, WEBHOOK_SECRET, type GetnetShop } from '@/testing/getnet/getnet-shop';
import { AUDIT_ENTITIES, type AuditEntity } from '@/contract/audit';
import type { Order } from '@/contract/schemas/orders';
import { managedProductAsks } from './ask-catalogue-staff';
import { managedContentAsks, studentAsks } from './ask-content-staff';
import { orderAsks, ownOrderAsks, PRESCRIPTION_PDF, staffOrderAsks } from './ask-orders';
import { accountAsks, deskAsks, peopleAsks } from './ask-people';
import type { Ask, Asks } from './ask-public';
import { requireDone } from './table-shop';

const WRITES: Asks = {
  ...accountAsks,
  ...peopleAsks,
  ...deskAsks,
  ...orderAsks,
  ...staffOrderAsks,
  ...managedProductAsks,
  ...managedContentAsks,
};

/** The first answer of a call that prepares another one. */
function requireFirst(answers: Awaited<ReturnType<Ask>> | undefined): Response {
  const first = [answers].flat()[0];
  if (!first) throw new Error('The call gave no answer');
  return first;
}

/** Calls that leave a line in the audit log, and what the lines are about. */
interface Audited {
  calls: readonly string[];
  entities: readonly AuditEntity[];
}

const OF_ORDERS: Audited = {
  calls: ['GET /order/export', 'PATCH /order/{number}', 'PATCH /order/{number}/state'],
  entities: ['order'],
};
const OF_PEOPLE: Audited = {
  calls: [
    'DELETE /user/self/',
    'PATCH /user/{id}',
    'POST /user/set_representante',
    'GET /user/export',
    'PATCH /lead/{id}',
    'GET /lead/export',
  ],
  entities: ['user', 'lead'],
};
const OTHERS: Audited = {
  calls: [
    'POST /product/',
    'POST /product/all/{id}/duplicate',
    'PATCH /product/all/',
    'PATCH /product/all/{id}',
    'DELETE /product/all/{id}',
    'POST /product/all/{id}/stock',
    ...Object.keys({ ...deskAsks, ...managedContentAsks }).filter((call) => !call.startsWith('GET ')),
  ],
  entities: AUDIT_ENTITIES.filter(
    (entity) => ![...OF_ORDERS.entities, ...OF_PEOPLE.entities].includes(entity),
  ),
};

const readLog =
  ({ calls, entities }: Audited): Ask =>
  async (shop, who) => {
    for (const call of calls) await WRITES[call]?.(shop, await shop.makeCaller('admin'));
    const answers: Response[] = [];
    for (const entity of entities) {
      const rows = await shop.services.db.$count(schema.auditLog, eq(schema.auditLog.entity, entity));
      for (let page = 1; page <= Math.ceil(rows / PAGE_SIZE); page += 1)
        answers.push(await shop.ask(who, 'GET', `/report/audit?entidade=${entity}&pagina=${page}`));
    }
    return answers;
  };

/** Who did what, after everything that is noted there was done. */
export const auditAsks: Asks = {
  'GET /report/audit (orders)': readLog(OF_ORDERS),
  'GET /report/audit (people and messages)': readLog(OF_PEOPLE),
  'GET /report/audit (products and texts)': readLog(OTHERS),
};

/** Addresses outside the contract, whose form others give, or that browsers open without a token. */
export const outsideAsks: Asks = {
  'GET /openapi.json': async (shop, who) => shop.ask(who, 'GET', '/openapi.json'),
  'GET /robots.txt': async (shop, who) => shop.ask(who, 'GET', '/robots.txt'),
  'GET /sitemap.xml': async (shop, who) => shop.ask(who, 'GET', '/sitemap.xml'),
  'GET /media/{file}': async (shop, who) => {
    const admin = await shop.makeCaller('admin');
    const made = await managedProductAsks['POST /media/']?.(shop, admin);
    const { srcUrl } = (await requireFirst(made).json()) as { srcUrl: string };
    return requireDone(srcUrl, await shop.request('GET', srcUrl, { token: who.token }));
  },
  'GET /order/boleto/{token}': async (shop, who) => {
    const sent = await ownOrderAsks['POST /order/{number}/payment']?.(shop, await shop.makeCaller('owner'));
    const { payment } = (await requireFirst(sent).json()) as Order;
    const path = (payment?.boletoPdf ?? '').replace(/^\/api/, '');
    return requireDone(path, await shop.request('GET', path, { token: who.token }));
  },
  'GET /order/prescription_file/{token}': async (shop, who) => {
    const sent = await ownOrderAsks['POST /order/{number}/prescription']?.(
      shop,
      await shop.makeCaller('owner'),
    );
    const { prescriptionFiles } = (await requireFirst(sent).json()) as Order;
    // The rows of the table name files that were never stored.
    const sentNow = prescriptionFiles.find(({ bytes }) => bytes === PRESCRIPTION_PDF.length);
    const path = (sentNow?.href ?? '').replace(/^\/api/, '');
    return requireDone(path, await shop.request('GET', path, { token: who.token }));
  },
  'GET /university/file/{token}': async (shop, who) => {
    const student = await shop.makeCaller('universidade');
    const lesson = await studentAsks['GET /university/exclusive/{slug}']?.(shop, student);
    const { files } = (await requireFirst(lesson).json()) as { files: { href: string }[] };
    const path = (files[0]?.href ?? '').replace(/^\/api/, '');
    return requireDone(path, await shop.request('GET', path, { token: who.token }));
  },
};

/** What exists with the real acquirer alone, over its local stand-in. */
export const getnetAsks = (getnet: GetnetShop): Asks => {
  const noticeOf = async () => {
    const { number } = (await (await getnet.place(byCard())).json()) as Order;
    const { gatewayReference } = await getnet.stored(number);
    return { payment_type: 'credit', order_id: number, payment_id: gatewayReference ?? '' };
  };
  const notify: Ask = async () => requireDone('the notice', await getnet.notify(await noticeOf()));
  return {
    'POST /getnet/auth': async () =>
      requireDone(
        'POST /getnet/auth',
        await getnet.request('POST', '/getnet/auth', {
          token: getnet.token,
          body: { number: '4012001037141112' },
        }),
      ),
    'GET /webhook/getnet/{secret}': notify,
    'POST /webhook/getnet': async () =>
      requireDone(
        'POST /webhook/getnet',
        await getnet.request('POST', '/webhook/getnet', {
          headers: { 'x-webhook-secret': WEBHOOK_SECRET },
          body: await noticeOf(),
        }),
      ),
  };
};
