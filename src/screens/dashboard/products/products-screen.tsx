import { products } from '@/features/dashboard/products/list/products';
import { ResourceScreen } from '@/screens/dashboard/resource-screen';

/** The products of the shop, published or not. */
export const DashboardProductsScreen = () => <ResourceScreen resource={products} />;
