import { CATALOGUE_LOCALE } from '@config/locales';
import type { PostCard } from '@/contract/schemas/content';
import { Icon } from '@/components/ui/icon';
import { PostDate } from './post-date';

/** Author, role and date of a post. */
export function ArticleByline({ post }: { post: PostCard }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-[0.9375rem]">
      <p className="flex items-center gap-2.5" lang={CATALOGUE_LOCALE}>
        <Icon name="user" className="size-8 text-primary" />
        <span className="grid leading-snug">
          <bdi className="font-semibold">{post.author.name}</bdi>
          <bdi className="text-muted">{post.author.role}</bdi>
        </span>
      </p>
      <p className="flex items-center gap-2 text-muted">
        <Icon name="calendar" className="size-5" />
        <PostDate publishedAt={post.publishedAt} />
      </p>
    </div>
  );
}
