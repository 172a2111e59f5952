import { useTranslation } from 'next-i18next/pages';
import { quotePath } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';

/** Opens the form that asks for a price, for a brand without a cart. An icon alone on a phone. */
export function QuoteButton() {
  const { t } = useTranslation('common');
  return (
    <ButtonLink href={quotePath()} className="whitespace-nowrap max-md:size-12 max-md:p-0">
      <Icon name="note" className="size-5 shrink-0" />
      <span className="max-md:sr-only">{t('header.quote')}</span>
    </ButtonLink>
  );
}
