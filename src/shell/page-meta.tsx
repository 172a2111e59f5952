import Head from 'next/head';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { DEFAULT_LOCALE, LOCALES, isLocale, type Locale } from '@config/locales';
import type { Picture } from '@/contract/schemas/catalog';
import { cutText } from '@/lib/seo/cut-text';
import { alternateAddresses, feedAddress, fileAddress, pageAddress } from '@/lib/seo/page-address';
import { sizedPicture } from '@/lib/seo/picture-address';

interface PageMetaProps {
  title: string;
  /** The description of the shop when left out or empty. */
  description?: string;
  /** Address without locale and query; by default that of the page. */
  path?: string;
  /** For pages of one user, and for lists that search engines should not index. */
  noindex?: boolean;
  /**
   * The picture of a link preview: a stored picture, or the address of one that was made for it (1200 × 630). By default
   * the picture of the brand.
   */
  image?: Picture | string | null;
  type?: 'website' | 'article' | 'product';
  /** The page belongs to the news, so it links their feed. */
  hasFeed?: boolean;
}

/** The languages in the notation of link previews (`og:locale`). */
const PREVIEW_LOCALES: Record<Locale, string> = {
  'pt-BR': 'pt_BR',
  en: 'en_US',
  es: 'es_LA',
  ar: 'ar_AR',
  he: 'he_IL',
};

const MADE_SIZE = { width: 1200, height: 630 };

function previewPicture(image: PageMetaProps['image']) {
  if (!image) return { path: `/brands/${brand.id}/social.jpg`, ...MADE_SIZE };
  return typeof image === 'string' ? { path: image, ...MADE_SIZE } : sizedPicture(image);
}

/** Title, description, canonical address, the page in other languages, and the link preview. */
export function PageMeta({
  title,
  description,
  path,
  noindex,
  image,
  type = 'website',
  hasFeed,
}: PageMetaProps) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const locale = isLocale(router.locale) ? router.locale : DEFAULT_LOCALE;
  const own = path ?? (router.asPath.split(/[?#]/)[0] || '/');
  const address = pageAddress(own, { brand, locale });
  const full = title === brand.name ? title : `${title} · ${brand.name}`;
  const about = cutText(description || t('footer.tagline'));
  const picture = previewPicture(image);
  return (
    <>
      <Head>
        <title>{full}</title>
      </Head>
      <>
        <Head>
          <meta key="description" name="description" content={about} />
          <meta key="robots" name="robots" content={noindex ? 'noindex' : 'max-image-preview:large'} />
          <meta key="og:type" property="og:type" content={type} />
          <meta key="og:title" property="og:title" content={full} />
          <meta key="og:description" property="og:description" content={about} />
          <meta key="og:site" property="og:site_name" content={brand.name} />
          <meta key="og:url" property="og:url" content={address} />
          <meta key="og:locale" property="og:locale" content={PREVIEW_LOCALES[locale]} />
          {LOCALES.filter((other) => other !== locale).map((other) => (
            <meta key={`og:${other}`} property="og:locale:alternate" content={PREVIEW_LOCALES[other]} />
          ))}
          <meta key="og:image" property="og:image" content={fileAddress(picture.path, brand)} />
          <meta key="og:image:width" property="og:image:width" content={String(picture.width)} />
          <meta key="og:image:height" property="og:image:height" content={String(picture.height)} />
          <meta key="og:image:alt" property="og:image:alt" content={title} />
          <meta key="twitter:card" name="twitter:card" content="summary_large_image" />
          {hasFeed && (
            <link
              key="feed"
              rel="alternate"
              type="application/rss+xml"
              title={brand.name}
              href={feedAddress({ brand, locale })}
            />
          )}
          {!noindex && [
            <link key="canonical" rel="canonical" href={address} />,
            ...alternateAddresses(own, brand).map(({ lang, url }) => (
              <link key={lang} rel="alternate" hrefLang={lang} href={url} />
            )),
          ]}
        </Head>
      </>
    </>
  );
}
