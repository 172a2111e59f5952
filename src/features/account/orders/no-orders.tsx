import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';

/** The empty list of orders. */
export function NoOrders() {
  const { t } = useTranslation('account');
  return (
    <Panel className="grid justify-items-center gap-2 py-10 text-center">
      <Icon name="package" className="size-10 text-primary" />
      <p className="text-lg font-bold">{t('orders.empty')}</p>
      <p className="text-muted">{t('orders.emptyText')}</p>
      <ButtonLink href={ROUTES.shop} className="mt-3">
        {t('orders.shop')}
      </ButtonLink>
    </Panel>
  );
}
