import { CustomerList } from '@/features/account/customer-list';
import { AccountSalesPage } from './account-sales-page';

/** /minha-conta/dashboard/usuarios. */
export function AccountSalesUsersScreen() {
  return (
    <AccountSalesPage place="users" permission="users.read">
      {() => <CustomerList />}
    </AccountSalesPage>
  );
}
