import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { PublicationState } from '@/contract/constants';
import { formatDateTime } from '@/lib/time/times';

const TONES: Record<PublicationState, BadgeTone> = { published: 'ok', scheduled: 'info', draft: 'neutral' };

interface PublicationBadgeProps {
  state: PublicationState;
  /** When what is scheduled goes on the shop. */
  at: string | null;
}

/** Where an article or a product stands, and from when on. */
export function PublicationBadge({ state, at }: PublicationBadgeProps) {
  const { t } = useTranslation('manage');
  const { locale = 'pt-BR' } = useRouter();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={TONES[state]}>{t(`publication.${state}`)}</Badge>
      {state === 'scheduled' && at && (
        <span className="text-sm text-muted">{formatDateTime(at, locale)}</span>
      )}
    </span>
  );
}
