import type { CatalogService } from '@/server/domains/catalog/catalog.service';
import type { ContentService } from '@/server/domains/content/content.service';
import type { RevalidationService } from '@/server/revalidation/revalidation.service';
import type { Dependencies } from '@/server/dependencies';
import { createManagedLessons } from './managed-lessons';
import { createManagedPosts } from './managed-posts';
import { createManagedRedirects } from './managed-redirects';
import { createManagedReviews } from './managed-reviews';
import { createManagedTestimonials } from './managed-testimonials';

/** Articles, reviews, lessons and links, as the dashboard edits them. The routes ask for the permission. */
export function createManagedContentService(
  context: Dependencies & {
    catalog: CatalogService;
    content: ContentService;
    revalidation: RevalidationService;
  },
) {
  return {
    ...createManagedPosts(context),
    ...createManagedReviews(context),
    ...createManagedTestimonials(context),
    ...createManagedLessons(context),
    ...createManagedRedirects(context),
  };
}
