import { useTranslation } from 'next-i18next/pages';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { PublicationBadge } from '../kit/publication-badge';

/** Where a product stands, and from when on. */
export function ProductStateBadge({ state, publishAt }: Pick<ManagedProduct, 'state' | 'publishAt'>) {
  const { t } = useTranslation('manage-products');
  return <PublicationBadge state={state} text={t(`state.${state}`)} at={publishAt} />;
}
