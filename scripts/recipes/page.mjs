import { addText, after, all, before, create, replace } from './edits.mjs';

/** Followed for `/entregas`, how the shop delivers. */
export const page = {
  heading: 'A page',
  example:
    /AboutScreen|about-screen|aboutPageProps|ROUTES\.about\b|['"/]sobre-nos|"about": \{\s+"title": .+\s+"description"/,
  edits: [
    {
      step: 1,
      file: 'src/screens/content/brand-pages.test.tsx',
      change: all(
        after(
          `import { AboutScreen } from './about-screen';\n`,
          `import { DeliveriesScreen } from './deliveries-screen';\n`,
        ),
        (text) => `${text}
it('the page of deliveries has one h1, which is its title', () => {
  renderScreen(<DeliveriesScreen />, { locale: 'en' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How we deliver');
});
`,
      ),
    },
    {
      step: 2,
      file: 'config/routes.ts',
      change: after(`  about: '/sobre-nos',\n`, `  deliveries: '/entregas',\n`),
    },
    {
      step: 3,
      file: 'src/server/page-props/content-page-props.ts',
      change: all(
        replace(
          `import { staticPage } from './static-page';`,
          `import { staticPage, textPage } from './static-page';`,
        ),
        (text) => `${text}\nexport const deliveriesPageProps = textPage(['content']);\n`,
      ),
    },
    {
      step: 4,
      file: 'src/screens/content/deliveries-screen.tsx',
      like: 'src/screens/content/about-screen.tsx',
      change: create(`import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { PageBody } from '@/features/content/page-body';
import { PageCrumbs } from '@/features/content/page-crumbs';
import { PageHeading } from '@/features/content/page-heading';
import { PageMeta } from '@/shell/page-meta';

/** How the shop delivers. */
export function DeliveriesScreen() {
  const { t } = useTranslation('content');
  const title = t('deliveries.title');
  return (
    <>
      <PageMeta title={title} description={t('deliveries.text')} path={ROUTES.deliveries} />
      <PageHeading breadcrumbs={<PageCrumbs trail={[{ name: title }]} />} title={title} />
      <PageBody>
        <p>{t('deliveries.text')}</p>
      </PageBody>
    </>
  );
}
`),
    },
    {
      step: 4,
      file: 'public/locales/<language>/content.json',
      change: all(
        addText('deliveries.title', 'How we deliver'),
        addText('deliveries.text', 'By road, or as a parcel.'),
      ),
    },
    {
      step: 5,
      file: 'pages/entregas.tsx',
      like: 'pages/sobre-nos.tsx',
      change: create(`import { DeliveriesScreen } from '@/screens/content/deliveries-screen';
import { deliveriesPageProps } from '@/server/page-props/content-page-props';
import type { ShopPage } from '@/shell/layout';

const Page: ShopPage = () => <DeliveriesScreen />;

export const getStaticProps = deliveriesPageProps;

export default Page;
`),
    },
    {
      step: 6,
      file: 'config/brands/menus.ts',
      change: replace('href: `${ROUTES.faq}#entrega` }', 'href: ROUTES.deliveries }'),
    },
    {
      step: 7,
      file: 'src/server/domains/seo/sitemap-plan.ts',
      change: after(`  ROUTES.about,\n`, `  ROUTES.deliveries,\n`),
    },
    {
      step: 8,
      file: 'src/service-worker/public-pages.ts',
      change: after(`  'sobre-nos',\n`, `  'entregas',\n`),
    },
    {
      step: 8,
      file: 'src/service-worker/plan-request.test.ts',
      change: before(`  '/offline',\n];`, `  '/entregas',\n`),
    },
    { step: 9, file: 'e2e/routes.spec.ts', change: after(`  '/sobre-nos',\n`, `  '/entregas',\n`) },
    { step: 9, file: 'e2e/support/addresses.ts', change: after(`  '/sobre-nos',\n`, `  '/entregas',\n`) },
  ],
  tests: [
    'src/screens/content/brand-pages.test.tsx',
    'src/service-worker/plan-request.test.ts',
    'config/locales.test.ts',
  ],
  titles: ['the page of deliveries has one h1', 'has a rule for every page file'],
};
