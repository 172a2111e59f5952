import { CustomerList } from '@/features/account/sales/customer-list';
import { AccountSalesPage } from './account-sales-page';

/** /minha-conta/dashboard/usuarios. */
export function AccountSalesUsersScreen() {
  return (
    <AccountSalesPage place="users" permission="users.read">
      {() => <CustomerList />}
    </AccountSalesPage>
  );
}
