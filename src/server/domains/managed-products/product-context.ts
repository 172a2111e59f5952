import type { CatalogService } from '@/server/domains/catalog/catalog.service';
import type { RevalidationService } from '@/server/revalidation/revalidation.service';
import type { Dependencies } from '@/server/dependencies';

/** What every part of the product administration works with. */
export type ProductContext = Pick<Dependencies, 'db' | 'env' | 'brand' | 'clock' | 'log'> & {
  catalog: CatalogService;
  revalidation: RevalidationService;
};
