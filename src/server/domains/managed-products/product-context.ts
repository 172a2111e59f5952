import type { CatalogService } from '@/server/domains/catalog/catalog.service';
import type { RevalidationService } from '@/server/revalidation/revalidation.service';
import type { Dependencies } from '@/server/dependencies';

/** What every part of the product administration works with. */
export type ProductContext = Pick<Dependencies, 'db' | 'brand' | 'clock' | 'log' | 'pictures'> & {
  catalog: CatalogService;
  revalidation: RevalidationService;
};
