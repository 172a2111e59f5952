import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Panel } from '@/components/ui/panel';

/** Where a brand without a cart has what a buyer looks for among the orders: its quotes belong to no account. */
export function OwnQuotes() {
  const { t } = useTranslation('account');
  return (
    <Panel className="grid content-start gap-3">
      <h2 className="text-xl">{t('quotes.title')}</h2>
      <p className="text-muted">{t('quotes.text')}</p>
      <ButtonLink href={ROUTES.quotes} className="justify-self-start">
        {t('quotes.open')}
      </ButtonLink>
    </Panel>
  );
}
