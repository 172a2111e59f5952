import Head from 'next/head';
import { useRouter } from 'next/router';
import { brand } from '@config/brands';
import { DEFAULT_LOCALE, LOCALES, isLocale, type Locale } from '@config/locales';

interface PageMetaProps {
  title: string;
  description?: string;
  /** Address without locale and query; the page's own when left out. */
  path?: string;
  /** Pages of one person, and lists nobody should land on. */
  noindex?: boolean;
  /** Social picture, as an address of this site. */
  image?: string;
}

const addressOf = (path: string, locale: Locale) =>
  `${brand.canonicalUrl}${locale === DEFAULT_LOCALE ? '' : `/${locale}`}${path === '/' && locale !== DEFAULT_LOCALE ? '' : path}`;

/** Title, description, canonical address and the same page in the other languages. */
export function PageMeta({ title, description, path, noindex, image }: PageMetaProps) {
  const router = useRouter();
  const locale = isLocale(router.locale) ? router.locale : DEFAULT_LOCALE;
  const own = path ?? (router.asPath.split(/[?#]/)[0] || '/');
  const full = title === brand.name ? title : `${title} · ${brand.name}`;
  const about = description ?? brand.description[locale];
  return (
    <Head>
      <title>{full}</title>
      <meta key="description" name="description" content={about} />
      <meta key="og:title" property="og:title" content={full} />
      <meta key="og:description" property="og:description" content={about} />
      <meta key="og:site" property="og:site_name" content={brand.name} />
      {image && <meta key="og:image" property="og:image" content={`${brand.canonicalUrl}${image}`} />}
      {noindex ? (
        <meta key="robots" name="robots" content="noindex" />
      ) : (
        [
          <link key="canonical" rel="canonical" href={addressOf(own, locale)} />,
          ...LOCALES.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={addressOf(own, other)} />
          )),
          <link key="x-default" rel="alternate" hrefLang="x-default" href={addressOf(own, DEFAULT_LOCALE)} />,
        ]
      )}
    </Head>
  );
}
