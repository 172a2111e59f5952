import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import type { Post } from '@/contract/schemas/content';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { PictureImage } from '@/components/ui/picture-image';
import { MarkdownText } from './markdown-text';
import { newsPath } from './news-path';

interface ArticleBodyProps {
  post: Post;
  /** A WhatsApp address that shares this article. */
  shareHref: string;
}

/** The picture, the text and the subjects of a post. */
export function ArticleBody({ post, shareHref }: ArticleBodyProps) {
  const { t } = useTranslation('content');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)] lg:gap-14">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
        {post.picture && (
          <div
            className="tile aspect-2/1 overflow-hidden rounded-lg"
            style={{ backgroundColor: post.picture.color }}
          >
            <PictureImage
              picture={post.picture}
              alt=""
              priority
              sizes="(min-width: 800px) 736px, 92vw"
              className="size-full object-cover"
            />
          </div>
        )}
        <MarkdownText text={post.bodyMarkdown} lang={post.bodyLang} />
      </div>
      <aside
        aria-label={t('article.more')}
        className="grid content-start gap-5 self-start lg:sticky lg:top-40 lg:rounded-lg lg:border lg:border-line lg:bg-raised lg:p-6"
      >
        {post.species.length > 0 && (
          <nav aria-labelledby="article-subjects" className="grid gap-3">
            <h2 id="article-subjects" className="text-lg">
              {t('article.subjects')}
            </h2>
            <ul className="flex flex-wrap gap-2">
              {post.species.map((name) => (
                <li key={name}>
                  <Link
                    href={newsPath({ species: name })}
                    className="inline-flex min-h-11 items-center rounded border border-line bg-raised px-4 font-semibold text-primary hover:border-primary"
                  >
                    {t(`species.${name}`, { defaultValue: name })}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p>
          <a href={shareHref} target="_blank" rel="noopener noreferrer" className={buttonStyle('whatsapp')}>
            <Icon name="share" />
            {t('article.share')}
          </a>
        </p>
      </aside>
    </div>
  );
}
