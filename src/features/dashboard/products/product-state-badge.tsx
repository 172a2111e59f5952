import { useTranslation } from 'next-i18next/pages';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { PublicationState } from '@/contract/constants';
import { formatDateTime } from '@/lib/time/times';

interface ProductStateBadgeProps {
  state: PublicationState;
  /** When a scheduled product goes on the shop. */
  publishAt: string | null;
}

const TONES: Record<PublicationState, BadgeTone> = { published: 'ok', scheduled: 'info', draft: 'neutral' };

/** Where a product stands, and from when on. */
export function ProductStateBadge({ state, publishAt }: ProductStateBadgeProps) {
  const { t, i18n } = useTranslation('manage-products');
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      {state === 'scheduled' && publishAt && (
        <span className="text-sm text-muted">{formatDateTime(publishAt, i18n.language)}</span>
      )}
    </span>
  );
}
