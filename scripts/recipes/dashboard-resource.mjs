import { addText, after, all, before, create, replaceAll } from './edits.mjs';
import { FORM, LIST, SCREEN_TEST, SERVICE, SERVICE_TEST } from './supplier-files.mjs';

const TABLE = `/** Who the shop buys from. */
export const suppliers = pgTable('suppliers', {
  id: text().primaryKey(),
  name: text().notNull(),
  city: text().notNull(),
  document: text().notNull().unique(),
  active: boolean().notNull().default(true),
  version: integer().notNull().default(1),
});

`;

const ENDPOINTS = `  listSuppliers: { method: 'GET', path: '/supplier/' },
  createSupplier: { method: 'POST', path: '/supplier/' },
  updateSupplier: { method: 'PATCH', path: '/supplier/{id}' },
  deleteSupplier: { method: 'DELETE', path: '/supplier/{id}' },
`;

const SCHEMAS = `const supplier = {
  name: Line(160, 2),
  city: Line(80),
  document: Line(20),
  active: z.boolean('invalid'),
};
export const CreateSupplierBody = z.strictObject(supplier);
export type CreateSupplierBody = z.output<typeof CreateSupplierBody>;
export const UpdateSupplierBody = z.strictObject(supplier).partial().extend({ version: Version });
export const Supplier = z.object({ ...supplier, id: z.string(), version: z.int() });
export type Supplier = z.infer<typeof Supplier>;
export const SupplierList = pageOf(Supplier);

`;

const CONTRACT = `  listSuppliers: suppliers.list('Who the shop buys from', pageQuery, content.SupplierList),
  createSupplier: suppliers.create('A new supplier', content.CreateSupplierBody),
  updateSupplier: suppliers.update('Changes a supplier', content.UpdateSupplierBody),
  deleteSupplier: suppliers.delete('Takes a supplier away'),

`;

const FIELDS = `  'GET /supplier/': products(pageOf(\`id version \${SUPPLIER}\`)),
  'POST /supplier/': products(\`id version \${SUPPLIER}\`),
  'PATCH /supplier/{id}': products(\`id version \${SUPPLIER}\`),
  'DELETE /supplier/{id}': products('nothing'),
`;

const ASKS = `const makeSupplierBody = () => ({
  name: 'Sal do Cerrado',
  city: 'Uberaba',
  document: randomUUID().slice(0, 18),
  active: true,
});
const suppliers = editing(
  { base: '/supplier/', all: '/supplier/', makeBody: makeSupplierBody },
  { city: 'Goiânia' },
);

`;

const ROUTES = `const supplierRoutes = [
  route('listSuppliers', ({ input, services }) => services.managedContent.listSuppliers(input.query.pagina)),
  route('createSupplier', (context) =>
    context.services.managedContent.createSupplier(requireUser(context), context.input.body),
  ),
  route('updateSupplier', (context) => {
    const { params, body } = context.input;
    return context.services.managedContent.updateSupplier(requireUser(context), params.id, body);
  }),
  route('deleteSupplier', (context) =>
    context.services.managedContent.deleteSupplier(requireUser(context), context.input.params.id),
  ),
];

`;

const TEXTS = {
  title: 'Suppliers',
  new: 'New supplier',
  form: 'Supplier',
  name: 'Name',
  city: 'City',
  document: 'CNPJ',
  isActive: 'Active',
  isOff: 'Inactive',
  empty: 'No suppliers yet.',
  deleteQuestion: 'Delete {{name}}?',
};

const CALLS = ['GET /supplier/', 'POST /supplier/', 'PATCH /supplier/{id}', 'DELETE /supplier/{id}'];
const inContent = (name) => `src/server/domains/managed-content/${name}.ts`;
const inDashboard = (name) => `src/features/dashboard/content/${name}.tsx`;

/** Followed for suppliers, with a table of their own. */
export const dashboardResource = {
  heading: 'A dashboard resource',
  example:
    /\b(?:listRedirects|(?:create|update|delete)Redirect)\b|[dD]ashboardRedirects|dashboard\/redirecionamentos|managed-redirects|content\/redirects\/redirects|Redirect(?:Form|List)\b|DASHBOARD_ROUTES\.redirects|"redirects":|(?:POST|PATCH|DELETE) \/redirect\/|pgTable\('redirects'|'redirect',\n\s*'search_rule'|"redirect": "[^"]*",\s*"search_rule"/,
  edits: [
    {
      step: 1,
      file: inContent('managed-suppliers.test'),
      like: inContent('managed-redirects.test'),
      change: create(SERVICE_TEST),
    },
    {
      step: 1,
      file: 'src/screens/dashboard/content/suppliers-screen.test.tsx',
      like: 'src/screens/dashboard/content/redirects-screen.test.tsx',
      change: create(SCREEN_TEST),
    },
    { step: 2, file: 'src/server/db/schema/users.ts', change: before('/** Who changed what', TABLE) },
    { step: 2, file: 'src/contract/audit.ts', change: before(`  'search_rule',`, `  'supplier',\n`) },
    {
      step: 3,
      file: 'src/contract/endpoints.ts',
      change: before('  listManagedCoupons:', ENDPOINTS),
    },
    {
      step: 3,
      file: 'src/contract/schemas/managed-content.ts',
      change: before('/** Where a campaign link may lead', SCHEMAS),
    },
    {
      step: 3,
      file: 'src/contract/managed-content-contract.ts',
      change: all(
        before(
          'const couponCalls',
          `const suppliers = crud({ access: 'products.write', params, item: content.Supplier });\n`,
        ),
        before('  listManagedCoupons: couponCalls', CONTRACT),
      ),
    },
    {
      step: 4,
      file: inContent('managed-suppliers'),
      like: inContent('managed-redirects'),
      change: create(SERVICE),
    },
    {
      step: 4,
      file: inContent('managed-content.service'),
      change: all(
        after(
          `from './managed-reviews';\n`,
          `import { createManagedSuppliers } from './managed-suppliers';\n`,
        ),
        after('    ...createManagedRedirects(context),\n', '    ...createManagedSuppliers(context),\n'),
      ),
    },
    {
      step: 5,
      file: 'src/server/routes/staff/managed-content.routes.ts',
      change: all(
        before('/** What `content.write` opens', ROUTES),
        after('  ...redirectRoutes,\n', '  ...supplierRoutes,\n'),
      ),
    },
    {
      step: 6,
      file: 'src/server/permission-table/doors.ts',
      change: after('    DELETE /product/all/{id}\n', CALLS.map((call) => `    ${call}\n`).join('')),
    },
    {
      step: 6,
      file: 'src/server/permission-table/fields-staff.ts',
      change: all(
        before('/** What editors decide of the plain', `const SUPPLIER = 'active city document name';\n`),
        after('AUDITED_CONTENT = `', '${SUPPLIER} '),
        before(`  'GET /redirect/':`, FIELDS),
      ),
    },
    {
      step: 6,
      file: 'src/testing/permission-table/ask-content-staff.ts',
      change: all(
        before('async function reviewId', ASKS),
        before(
          `  'GET /redirect/': redirects.list`,
          CALLS.map(
            (call, index) => `  '${call}': suppliers.${['list', 'create', 'update', 'remove'][index]},\n`,
          ).join(''),
        ),
      ),
    },
    {
      step: 7,
      file: inDashboard('suppliers/suppliers'),
      like: inDashboard('redirects/redirects'),
      change: create(LIST),
    },
    {
      step: 7,
      file: inDashboard('suppliers/supplier-form'),
      like: inDashboard('redirects/redirect-form'),
      change: create(FORM),
    },
    {
      step: 8,
      file: 'config/dashboard-routes.ts',
      change: before('  searches:', `  suppliers: '/dashboard/fornecedores',\n`),
    },
    {
      step: 8,
      file: 'pages/dashboard/fornecedores.tsx',
      like: 'pages/dashboard/redirecionamentos.tsx',
      copyOf: 'pages/dashboard/redirecionamentos.tsx',
      change: all(replaceAll('redirects', 'suppliers'), replaceAll('Redirects', 'Suppliers')),
    },
    {
      step: 9,
      file: 'src/screens/dashboard/places.ts',
      change: before(
        '  { href: DASHBOARD_ROUTES.redirects',
        `  { href: DASHBOARD_ROUTES.suppliers, icon: 'truck', key: 'nav.suppliers', permission: 'products.write' },\n`,
      ),
    },
    {
      step: 9,
      file: 'public/locales/<language>/manage-content.json',
      change: all(...Object.entries(TEXTS).map(([name, value]) => addText(`suppliers.${name}`, value))),
    },
    {
      step: 9,
      file: 'public/locales/<language>/dashboard.json',
      change: all(addText('nav.suppliers', 'Suppliers'), addText('kinds.supplier', 'Supplier')),
    },
  ],
  commands: ['npm run db:generate'],
  tests: [
    inContent('managed-suppliers.test'),
    'src/screens/dashboard/content/suppliers-screen.test.tsx',
    'src/server/permission-table/doors.test.ts',
    'src/server/permission-table/fields.test.ts',
  ],
  titles: [
    'stores a supplier',
    'sends a new supplier',
    'has every endpoint once',
    '/supplier/',
    'products and texts',
  ],
};
