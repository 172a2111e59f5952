import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { LANGUAGE_PREFIX } from '@/lib/texts/language-prefix';

/** An address copied from the shop, as the same page in the language of its reader, which the link adds. One slash: two would name another host. */
const withoutLanguage = (path: string) => path.replace(LANGUAGE_PREFIX, '').replace(/^[/\\]*/, '/');

/** A link of a text: addresses of the shop open in the same tab, others in a new one without a referrer. */
export function MarkdownLink({ href, children, title }: ComponentProps<'a'>) {
  const style = 'font-semibold text-primary underline underline-offset-2 hover:no-underline';
  if (!href) return <>{children}</>;
  if (href.startsWith('/') && !href.startsWith('//'))
    return (
      <Link href={withoutLanguage(href)} title={title} className={style}>
        {children}
      </Link>
    );
  if (/^(#|mailto:|tel:)/.test(href))
    return (
      <a href={href} title={title} className={style}>
        {children}
      </a>
    );
  return (
    <a href={href} title={title} target="_blank" rel="noopener noreferrer nofollow" className={style}>
      {children}
    </a>
  );
}
