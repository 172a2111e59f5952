// The new files of the recipe for a dashboard resource, followed for suppliers.

export const SERVICE = `import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Output, ParsedInput } from '@/contract/contract';
import type { CreateSupplierBody, Supplier } from '@/contract/schemas/managed-content';
import { readPage } from '@/server/db/read-page';
import { suppliers } from '@/server/db/schema/users';
import { createResourceWrites } from '@/server/domains/editing/resource-writes';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import type { ContentContext } from './content-context';

type SupplierRow = typeof suppliers.$inferSelect;

/** Who the shop buys from. No page shows them. */
export function createManagedSuppliers({ db, clock }: ContentContext) {
  const writes = createResourceWrites(
    { db, clock },
    {
      entity: 'supplier',
      idOf: ({ id }: SupplierRow) => id,
      lock: (tx, id) => tx.select().from(suppliers).where(eq(suppliers.id, id)).for('update'),
      insert: (tx, values: typeof suppliers.$inferInsert) => tx.insert(suppliers).values(values).returning(),
      update: (tx, id, values) => tx.update(suppliers).set(values).where(eq(suppliers.id, id)).returning(),
      remove: (tx, id) => tx.delete(suppliers).where(eq(suppliers.id, id)),
      view: (row) => row,
      contentOf: ({ id: _id, version: _version, ...content }) => content,
      uniqueField: 'document',
    },
  );
  return {
    listSuppliers(page: number): Promise<Output<'listSuppliers'>> {
      const rows = db.select().from(suppliers).orderBy(asc(suppliers.name), asc(suppliers.id));
      return readPage(page, { total: db.$count(suppliers), rows }, (row): Supplier => row);
    },
    createSupplier: (actor: SessionUser, body: CreateSupplierBody): Promise<Supplier> =>
      writes.create(actor, async () => ({ ...body, id: randomUUID() })),
    async updateSupplier(
      actor: SessionUser,
      id: string,
      { version, ...changes }: ParsedInput<'updateSupplier'>['body'],
    ): Promise<Supplier> {
      const { after } = await writes.update(actor, { id, version }, async () => changes);
      return after;
    },
    async deleteSupplier(actor: SessionUser, id: string): Promise<null> {
      await writes.remove(actor, id);
      return null;
    },
  };
}
`;

export const SERVICE_TEST = `import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import type { Supplier } from '@/contract/schemas/managed-content';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await makeTestApp();
  token = (await makeUser(shop.services, { permissions: ['products.write'] })).token;
});
afterAll(() => shop.close());

const body = { name: 'Sal do Cerrado', city: 'Uberaba', document: '11222333000181', active: true };

it('stores a supplier, changes it by its version, and takes it away', async () => {
  const send = (method: string, path: string, given?: unknown) =>
    shop.request(method, path, { token, body: given });
  const made = (await (await send('POST', '/supplier/', body)).json()) as Supplier;
  expect(made).toMatchObject({ ...body, version: 1 });
  const again = (await (await send('POST', '/supplier/', body)).json()) as ErrorBody;
  expect(again.fields).toEqual({ document: 'taken' });
  expect((await send('PATCH', \`/supplier/\${made.id}\`, { version: 1, city: 'Goiânia' })).status).toBe(200);
  expect((await send('PATCH', \`/supplier/\${made.id}\`, { version: 1, city: 'Anápolis' })).status).toBe(409);
  expect((await send('DELETE', \`/supplier/\${made.id}\`)).status).toBe(204);
});
`;

export const SCREEN_TEST = `import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import { makeStaff } from '@/testing/make-staff';
import { renderScreen } from '@/testing/render-screen';
import { suppliers } from '@/features/dashboard/content/suppliers/suppliers';
import { ResourceScreen } from '../resource-screen';

beforeAll(() => import('@/features/dashboard/content/suppliers/supplier-form'));
beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

it('sends a new supplier', async () => {
  const body = { name: 'Sal do Cerrado', city: 'Uberaba', document: '11222333000181', active: true };
  const { user, calls } = renderScreen(<ResourceScreen resource={suppliers} />, {
    url: '/dashboard/fornecedores?aberto=_novo',
    answers: {
      getSelf: () => makeStaff('products.write'),
      listSuppliers: () => ({ items: [], total: 0, page: 1, pageCount: 1 }),
      createSupplier: () => ({ ...body, id: 'a', version: 1 }),
    },
  });
  const fields = within(await screen.findByRole('form', { name: 'Supplier' }));
  await user.type(fields.getByLabelText('Name'), body.name);
  await user.type(fields.getByLabelText('City'), body.city);
  await user.type(fields.getByLabelText('CNPJ'), body.document);
  await user.click(fields.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'createSupplier')?.input.body).toEqual(body),
  );
});
`;

export const LIST = `import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { defineResource } from '../../resource/define-resource';
import { lazySheet } from '../../resource/sheet-skeleton';

const SupplierForm = lazySheet(() => import('./supplier-form').then((module) => module.SupplierForm));

/** Who the shop buys from. */
export const suppliers = defineResource({
  endpoint: 'listSuppliers',
  path: DASHBOARD_ROUTES.suppliers,
  permission: 'products.write',
  texts: 'manage-content',
  filters: {},
  idOf: ({ id }) => id,
  title: (t) => t('suppliers.title'),
  view: ({ t }) => ({
    empty: t('suppliers.empty'),
    create: t('suppliers.new'),
    columns: [
      { id: 'name', header: t('suppliers.name'), title: ({ name }) => <bdi>{name}</bdi> },
      { id: 'city', header: t('suppliers.city'), text: ({ city }) => city },
      { id: 'document', header: t('suppliers.document'), code: ({ document }) => document },
      {
        id: 'state',
        header: t('state'),
        badge: ({ active }) => (active ? ['ok', t('suppliers.isActive')] : ['neutral', t('suppliers.isOff')]),
      },
    ],
    sheet: {
      title: () => t('suppliers.form'),
      row: (supplier, sheet) => <SupplierForm stored={supplier} {...sheet} />,
    },
  }),
});
`;

export const FORM = `import { call } from '@/client/call';
import { CreateSupplierBody, Supplier } from '@/contract/schemas/managed-content';
import { text } from '../../resource/form-field';
import { judged, sheetForm } from '../../resource/resource-form';

/** Who the shop buys from. */
export const SupplierForm = sheetForm({
  texts: 'manage-content',
  item: Supplier,
  body: judged((values: CreateSupplierBody) => values, CreateSupplierBody),
  valuesOf: ({ id: _, version: __, ...values }) => values,
  empty: () => ({ name: '', city: '', document: '', active: true }),
  idOf: ({ id }) => id,
  create: (body) => call('createSupplier', { body }),
  update: ({ id }, body) => call('updateSupplier', { params: { id }, body }),
  remove: ({ id }) => call('deleteSupplier', { params: { id } }),
  refreshes: ['listSuppliers'],
  view: ({ t, saved }) => ({
    label: t('suppliers.form'),
    remove: { question: t('suppliers.deleteQuestion', { name: saved?.name }) },
    fields: [
      text('name', t('suppliers.name'), { dir: 'auto', required: true }),
      text('city', t('suppliers.city'), { dir: 'auto', required: true }),
      text('document', t('suppliers.document'), { dir: 'ltr', required: true }),
      { kind: 'switch', name: 'active', label: t('suppliers.isActive') },
    ],
  }),
});
`;
