import { useRouter } from 'next/router';
import { DEFAULT_LOCALE } from '@config/locales';
import { formatDate } from '@/lib/time/dates';

/** The date of a post, in the page's language and the shop's time zone. */
export function PostDate({ publishedAt, className = '' }: { publishedAt: string; className?: string }) {
  const { locale = DEFAULT_LOCALE } = useRouter();
  return (
    <time dateTime={publishedAt} className={className}>
      {formatDate(publishedAt, locale)}
    </time>
  );
}
