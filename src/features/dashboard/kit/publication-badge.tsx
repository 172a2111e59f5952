import { useRouter } from 'next/router';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { PublicationState } from '@/contract/constants';
import { formatDateTime } from '@/lib/time/times';

const TONES: Record<PublicationState, BadgeTone> = { published: 'ok', scheduled: 'info', draft: 'neutral' };

interface PublicationBadgeProps {
  state: PublicationState;
  /** The state in words. */
  text: string;
  /** When what is scheduled goes on the shop. */
  at: string | null;
}

/** Where an article or a product stands, and from when on. */
export function PublicationBadge({ state, text, at }: PublicationBadgeProps) {
  const { locale = 'pt-BR' } = useRouter();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <Badge tone={TONES[state]}>{text}</Badge>
      {state === 'scheduled' && at && (
        <span className="text-sm text-muted">{formatDateTime(at, locale)}</span>
      )}
    </span>
  );
}
