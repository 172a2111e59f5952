import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { DEFAULT_LOCALE, isLocale } from '@config/locales';
import { ROUTES } from '@config/routes';
import { Skeleton } from '@/components/ui/skeleton';
import { Section } from '@/features/catalog/section';
import { postsQuery } from '@/features/content/content.queries';
import { PostCardTile } from '@/features/content/post-card-tile';
import { NewsletterBand } from '@/features/newsletter/newsletter-band';

const SHOWN = 3;
const PLACES = Array.from({ length: SHOWN }, (_, place) => place);

/** The latest articles; nothing while there are none, or they cannot be loaded. */
function HomeNews() {
  const { t } = useTranslation('catalog');
  const { locale } = useRouter();
  const { data, isError } = useQuery(postsQuery(isLocale(locale) ? locale : DEFAULT_LOCALE, SHOWN));
  if (isError || data?.length === 0) return null;
  return (
    <Section title={t('home.news')} more={{ href: ROUTES.news, label: t('home.all') }} holds="row">
      <ul className="max-md:scroll-row grid md:grid-cols-3 md:gap-5">
        {data
          ? data.map((post) => (
              <li key={post.id}>
                <PostCardTile post={post} isBrief />
              </li>
            ))
          : PLACES.map((place) => (
              <li key={place}>
                <Skeleton className="h-72 w-full rounded-lg" />
              </li>
            ))}
      </ul>
    </Section>
  );
}

/** The end of the home page, a lazy chunk: the latest articles and the invitation to the newsletter. */
export default function HomeEnd() {
  return (
    <>
      <HomeNews />
      <NewsletterBand />
    </>
  );
}
