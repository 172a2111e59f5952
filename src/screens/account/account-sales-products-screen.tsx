import { SoldProductList } from '@/features/account/sales/sold-product-list';
import { AccountSalesPage } from './account-sales-page';

/** /minha-conta/dashboard/produtos. */
export function AccountSalesProductsScreen() {
  return (
    <AccountSalesPage place="products" permission="products.write">
      {() => <SoldProductList />}
    </AccountSalesPage>
  );
}
