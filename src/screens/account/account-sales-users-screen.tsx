import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { CustomerList } from '@/features/account/sales/customer-list';
import { WhatsAppLink } from '@/features/dashboard/whatsapp-link';
import { AccountSalesPage } from './account-sales-page';

const firstName = (fullName: string) => fullName.split(' ')[0];

/** /minha-conta/dashboard/usuarios. */
export function AccountSalesUsersScreen() {
  const { t } = useTranslation('dashboard');
  return (
    <AccountSalesPage place="users" permission="users.read">
      {(user) => (
        <CustomerList
          chat={({ phone, fullName }) => (
            <WhatsAppLink
              phone={phone}
              text={t('sales.hello', {
                name: firstName(fullName),
                own: firstName(user.fullName),
                shop: brand.name,
              })}
            />
          )}
        />
      )}
    </AccountSalesPage>
  );
}
