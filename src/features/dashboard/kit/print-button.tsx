import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** Prints the page as it stands; menus and filters are left out by the print styles. */
export function PrintButton() {
  const { t } = useTranslation('manage');
  return (
    <Button tone="outline" size="sm" onClick={() => window.print()} className="print:hidden">
      <Icon name="printer" />
      {t('print')}
    </Button>
  );
}
