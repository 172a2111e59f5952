import type { CatalogService } from '@/server/domains/catalog/catalog.service';
import type { ContentService } from '@/server/domains/content/content.service';
import type { RevalidationService } from '@/server/revalidation/revalidation.service';
import type { Dependencies } from '@/server/services';

export function createManagedContentService(_dependencies: Dependencies & {
  catalog: CatalogService;
  content: ContentService;
  revalidation: RevalidationService;
}) {
  return {};
}
