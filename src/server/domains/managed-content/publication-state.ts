import type { PublicationState } from '@/contract/constants';

/** Where an article stands: `scheduled` goes on the shop by itself. */
export function planPublicationState(
  { published, publishedAt }: { published: boolean; publishedAt: Date },
  now: Date,
): PublicationState {
  if (!published) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}
