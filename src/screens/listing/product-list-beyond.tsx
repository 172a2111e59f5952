import { useTranslation } from 'next-i18next/pages';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';

interface ProductListBeyondProps {
  page: number;
  pageCount: number;
  /** Address of the first page with the same filters. */
  href: string;
}

/** Shown for a page number after the last page of the list. */
export function ProductListBeyond({ page, pageCount, href }: ProductListBeyondProps) {
  const { t } = useTranslation('search');
  return (
    <Notice title={t('beyond.title', { number: page })}>
      <p>{t('beyond.text', { count: pageCount })}</p>
      <p>
        <ButtonLink href={href} tone="outline" size="sm">
          {t('beyond.first')}
        </ButtonLink>
      </p>
    </Notice>
  );
}
