import { useTranslation } from 'next-i18next/pages';
import type { PostCard } from '@/contract/schemas/content';
import { ButtonLink } from '@/components/ui/button-link';
import { Pagination } from '@/components/ui/pagination';
import { countSpecies, planNewsPage } from './news-page';
import { newsPath } from './news-path';
import { PostCardTile } from './post-card-tile';
import { SpeciesFilter } from './species-filter';

interface NewsListProps {
  /** Newest first. */
  posts: PostCard[];
  asked: { species: string | null; page: number };
}

/** Posts as cards with the filter by species and, when there are many, pages. */
export function NewsList({ posts, asked }: NewsListProps) {
  const { t } = useTranslation('content');
  const { items, page, pageCount } = planNewsPage(posts, asked);
  // The newest one, at the head of the first page.
  const isLead = (index: number) => page === 1 && index === 0;
  if (posts.length === 0) return <p className="text-muted">{t('news.empty')}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SpeciesFilter options={countSpecies(posts)} total={posts.length} selected={asked.species} />
      {items.length === 0 ? (
        <div className="grid justify-items-start gap-4">
          <p className="text-muted">{t('news.emptySpecies')}</p>
          <ButtonLink href={newsPath()} tone="outline" shallow>
            {t('news.seeAll')}
          </ButtonLink>
        </div>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
          {items.map((post, index) => (
            <li key={post.id} className={isLead(index) ? 'sm:col-span-full' : undefined}>
              <PostCardTile post={post} priority={index < 3} isLead={isLead(index)} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(target) => newsPath({ species: asked.species, page: target })}
        labels={{
          nav: t('news.pages'),
          previous: t('news.previous'),
          next: t('news.next'),
          page: (number) => t('news.page', { number }),
        }}
      />
    </div>
  );
}
