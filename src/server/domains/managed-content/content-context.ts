import type { ContentService } from '@/server/domains/content/content.service';
import type { RevalidationService } from '@/server/revalidation/revalidation.service';
import type { Dependencies } from '@/server/dependencies';

/** What every part of the administration of texts works with. */
export type ContentContext = Pick<Dependencies, 'db' | 'brand' | 'clock' | 'log' | 'lessonFiles'> & {
  content: ContentService;
  revalidation: RevalidationService;
};
