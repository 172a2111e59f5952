import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { isLocale } from '@config/locales';
import { categoryPath, ROUTES } from '@config/routes';
import { categoryQuery } from '@/features/catalog/list/product-list.queries';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { StructuredData } from '@/shell/structured-data';
import { ListIntro } from './list-intro';
import { ProductList } from './product-list';
import { QueryFallback } from '@/screens/query-fallback';

/** One category with its text and its products. */
export function CategoryScreen({ slug }: { slug: string }) {
  const { t } = useTranslation('common');
  const { t: catalog } = useTranslation('catalog');
  const { locale } = useRouter();
  const query = useQuery(categoryQuery(slug, isLocale(locale) ? locale : undefined));
  if (!query.data) return <QueryFallback query={query} />;
  const { name, intro, introLang, seoDescription, picture } = query.data;
  return (
    <>
      <StructuredData
        trail={[
          { name: catalog('category.all'), path: ROUTES.categories },
          { name, path: categoryPath(slug) },
        ]}
      />
      <div className="wrap">
        <Breadcrumbs
          label={t('breadcrumbs.label')}
          items={[
            { name: t('breadcrumbs.home'), href: '/' },
            { name: catalog('category.all'), href: ROUTES.categories },
            { name },
          ]}
        />
      </div>
      <ProductList
        path={categoryPath(slug)}
        fixed={{ categoria: slug }}
        meta={{ title: name, description: seoDescription, image: picture }}
        heading={
          <>
            <h1 className="text-2xl md:text-3xl">{name}</h1>
            <ListIntro text={intro} lang={introLang} />
          </>
        }
      />
    </>
  );
}
