import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { isLocale } from '@config/locales';
import { collectionPath, ROUTES } from '@config/routes';
import { collectionQuery } from '@/features/catalog/list/product-list.queries';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { PictureImage } from '@/components/ui/picture-image';
import { StructuredData } from '@/shell/structured-data';
import { ListIntro } from './list-intro';
import { ProductList } from './product-list';
import { QueryFallback } from '@/screens/query-fallback';

/** One collection with its cover, its season and its products. */
export function CollectionScreen({ slug }: { slug: string }) {
  const { t } = useTranslation('common');
  const { t: catalog } = useTranslation('catalog');
  const { locale } = useRouter();
  const query = useQuery(collectionQuery(slug, isLocale(locale) ? locale : undefined));
  if (!query.data) return <QueryFallback query={query} />;
  const { title, titleLang, text, textLang, season, picture } = query.data;
  return (
    <>
      <StructuredData
        trail={[
          { name: catalog('collections.all'), path: ROUTES.collections },
          { name: title, path: collectionPath(slug) },
        ]}
      />
      <div className="wrap">
        <Breadcrumbs
          label={t('breadcrumbs.label')}
          items={[
            { name: t('breadcrumbs.home'), href: '/' },
            { name: catalog('collections.all'), href: ROUTES.collections },
            { name: title, lang: titleLang },
          ]}
        />
        {picture && (
          <div className="tile mb-4 aspect-[3.4/1] overflow-hidden rounded-lg md:mb-6">
            <PictureImage
              picture={picture}
              alt=""
              priority
              sizes="(min-width: 1280px) 1232px, 100vw"
              className="size-full object-cover"
            />
          </div>
        )}
      </div>
      <ProductList
        path={collectionPath(slug)}
        fixed={{ colecao: slug }}
        meta={{ title, description: text, image: picture }}
        heading={
          <>
            <h1 className="text-2xl md:text-3xl" lang={titleLang}>
              {title}
            </h1>
            <ListIntro text={text} lang={textLang} />
            <p lang="pt-BR" className="mt-1 font-semibold">
              {season}
            </p>
          </>
        }
      />
    </>
  );
}
