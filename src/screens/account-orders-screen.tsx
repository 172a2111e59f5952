import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { OrderList } from '@/features/account/order-list';
import { AccountPage } from './account-page';

/** /minha-conta/pedidos; the page of the list is in the address. */
export function AccountOrdersScreen() {
  const { t } = useTranslation('account');
  const { query } = useRouter();
  const asked = Number(query.pagina);
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 9_999 ? asked : 1;
  return (
    <AccountPage place="orders" title={t('orders.title')}>
      {() => <OrderList page={page} />}
    </AccountPage>
  );
}
