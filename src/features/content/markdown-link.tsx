import { Link } from '@/components/ui/link';
import type { ComponentProps } from 'react';

/** A link of a text: addresses of the shop open in the same tab, others in a new one without a referrer. */
export function MarkdownLink({ href, children, title }: ComponentProps<'a'>) {
  const style = 'font-semibold text-primary underline underline-offset-2 hover:no-underline';
  if (!href) return <>{children}</>;
  if (href.startsWith('/') && !href.startsWith('//'))
    return (
      <Link href={href} title={title} className={style}>
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
