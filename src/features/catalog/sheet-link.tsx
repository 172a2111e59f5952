import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/icon';
import type { Product } from '@/contract/schemas/catalog';

interface SheetLinkProps {
  sheet: Product['technicalSheet'];
  className: string;
}

/**
 * The technical sheet as a PDF, which the shop sends as a download; nothing for a product without one. It is in Portuguese
 * for languages that a PDF cannot draw: their text of this link says so.
 */
export function SheetLink({ sheet, className }: SheetLinkProps) {
  const { t } = useTranslation('product');
  return (
    sheet && (
      <a href={sheet.href} hrefLang={sheet.lang} className={className}>
        <Icon name="download" /> {t('sheet.download')}
      </a>
    )
  );
}
