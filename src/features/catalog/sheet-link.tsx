import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/icon';
import type { Product } from '@/contract/schemas/catalog';

interface SheetLinkProps {
  sheet: Product['technicalSheet'];
  className: string;
}

/**
 * The technical sheet as a PDF to download, without a script too; nothing for a product without one. It is in Portuguese
 * for languages that a PDF cannot draw: their text of this link says so.
 */
export function SheetLink({ sheet, className }: SheetLinkProps) {
  const { t } = useTranslation('product');
  return (
    sheet && (
      <a href={sheet.href} hrefLang={sheet.lang} download className={className}>
        <Icon name="download" /> {t('sheet.download')}
      </a>
    )
  );
}
