import { useTranslation } from 'next-i18next/pages';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { PublicationState } from '@/contract/constants';
import { formatDateTime } from '@/lib/time/times';

const TONES: Record<PublicationState, BadgeTone> = { published: 'ok', scheduled: 'info', draft: 'neutral' };

interface PostStateBadgeProps {
  state: PublicationState;
  publishedAt: string;
}

/** Where an article stands; of a scheduled one, when it goes on the shop. */
export function PostStateBadge({ state, publishedAt }: PostStateBadgeProps) {
  const { t, i18n } = useTranslation('manage-content');
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <Badge tone={TONES[state]}>{t(`posts.state.${state}`)}</Badge>
      {state === 'scheduled' && (
        <span className="text-sm text-muted">{formatDateTime(publishedAt, i18n.language)}</span>
      )}
    </span>
  );
}
