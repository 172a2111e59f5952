import type { CatalogService } from '@/server/domains/catalog/catalog.service';
import type { RevalidationService } from '@/server/revalidation/revalidation.service';
import type { Dependencies } from '@/server/services';

export function createManagedProductsService(_dependencies: Dependencies & { catalog: CatalogService; revalidation: RevalidationService }) {
  return {};
}
