import { useTranslation } from 'next-i18next/pages';
import { quotePath } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';

/** In the place of the cart where a brand has none: the form that asks for a price. */
export function QuoteButton() {
  const { t } = useTranslation('common');
  return (
    <ButtonLink href={quotePath()} className="whitespace-nowrap max-md:min-h-11 max-md:px-3 max-md:text-sm">
      <Icon name="note" className="size-5 max-md:hidden" />
      {t('header.quote')}
    </ButtonLink>
  );
}
