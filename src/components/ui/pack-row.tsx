import type { ReactNode } from 'react';
import type { Picture } from '@/contract/schemas/catalog';
import { Link } from './link';
import { PictureImage } from './picture-image';
import { PackText } from './text/pack-text';

interface PackRowProps {
  /** Where the product is. */
  href: string;
  title: string;
  titleLang?: string | undefined;
  presentation: string;
  picture: Picture | null;
  /** Beside the title. */
  total?: ReactNode;
  /** After the pack, in its line. */
  unitPrice?: ReactNode;
  /** An id that can be given the focus. */
  anchor?: string;
  /** Quantity, remove, and what is said of the line. */
  children: ReactNode;
}

/** A chosen pack in a list: its picture, product and pack, and what can be done with it. */
export function PackRow(props: PackRowProps) {
  const { href, title, titleLang, presentation, picture, total, unitPrice, anchor, children } = props;
  return (
    <li
      {...(anchor && { id: anchor, tabIndex: -1 })}
      className="grid grid-cols-[min(72px,20vw)_minmax(0,1fr)] gap-3.5 border-b border-line py-4 last:border-b-0 sm:grid-cols-[88px_minmax(0,1fr)]"
    >
      <Link
        href={href}
        tabIndex={-1}
        aria-hidden="true"
        className="grid aspect-square place-items-center self-start overflow-hidden rounded bg-tile"
      >
        {picture && <PictureImage picture={picture} sizes="88px" alt="" className="h-auto w-[94%]" />}
      </Link>
      <div className="grid min-w-0 content-start gap-1.5">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <Link
            href={href}
            lang={titleLang}
            className="min-w-0 flex-[1_1_6rem] font-display text-[1.0625rem] leading-tight font-bold wrap-anywhere no-underline hover:underline"
          >
            {title}
          </Link>
          {total}
        </div>
        <p className="text-sm text-muted">
          <PackText presentation={presentation} />
          {unitPrice}
        </p>
        {children}
      </div>
    </li>
  );
}
