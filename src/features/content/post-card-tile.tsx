import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { postPath } from '@config/routes';
import type { PostCard } from '@/contract/schemas/content';
import { PictureImage } from '@/components/ui/picture-image';
import { PostDate } from './post-date';

/** Three in a row from 768 px on. */
const BRIEF_SIZES = '(min-width: 1280px) 396px, (min-width: 768px) 30vw, 76vw';
const LEAD_SIZES = '(min-width: 1280px) 616px, (min-width: 640px) 46vw, 92vw';
const USUAL_SIZES = '(min-width: 1024px) 400px, (min-width: 640px) 46vw, 92vw';

interface PostCardTileProps {
  post: PostCard;
  /** True for cards above the fold. */
  priority?: boolean;
  /** Outside of the news: picture, title and date alone, below the heading of a section. */
  isBrief?: boolean;
  /** As wide as the list: the text stands beside the picture where there is room. */
  isLead?: boolean;
}

/** A post in a list: picture, species, title, summary, date. The whole card is one link. */
export function PostCardTile({ post, priority, isBrief = false, isLead = false }: PostCardTileProps) {
  const { t } = useTranslation('content');
  const Title = isBrief ? 'h3' : 'h2';
  return (
    <article
      className={`relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-raised transition-shadow hover:shadow-high ${isLead ? 'sm:grid sm:grid-cols-2' : ''}`}
    >
      <div
        className="tile aspect-2/1"
        style={post.picture ? { backgroundColor: post.picture.color } : undefined}
      >
        {post.picture && (
          <PictureImage
            picture={post.picture}
            alt=""
            priority={priority}
            sizes={isBrief ? BRIEF_SIZES : isLead ? LEAD_SIZES : USUAL_SIZES}
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4 md:p-5">
        {!isBrief && (
          <p className="text-sm text-muted">
            {post.species.map((name) => t(`species.${name}`, { defaultValue: name })).join(' · ')}
          </p>
        )}
        <Title
          className={`text-lg break-words ${isBrief ? '' : isLead ? 'md:text-[2.125rem]' : 'md:text-xl'}`}
          lang={post.titleLang}
        >
          <Link
            href={postPath(post.slug)}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-primary"
          >
            <bdi>{post.title}</bdi>
          </Link>
        </Title>
        {!isBrief && (
          <p className="line-clamp-3 break-words text-muted" lang={post.titleLang}>
            <bdi>{post.excerpt}</bdi>
          </p>
        )}
        <PostDate publishedAt={post.publishedAt} className="mt-auto pt-1 text-sm text-muted" />
      </div>
    </article>
  );
}
