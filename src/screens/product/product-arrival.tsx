import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { endpointQuery } from '@/client/query';
import { cheapestToDoor } from '@/features/checkout/delivery/freight-choice';
import { shortDay } from '@/features/checkout/delivery/freight-text';

interface ProductArrivalProps {
  /** Eight digits. */
  cep: string;
  variationId: string;
  quantity: number;
}

/** The day by which a pack arrives, once the freight calculator of the page has an answer. A lazy chunk. */
export default function ProductArrival({ cep, variationId, quantity }: ProductArrivalProps) {
  const { t, i18n } = useTranslation('product');
  const { data: quote } = useQuery({
    ...endpointQuery('calculateFreight', { body: { cep, items: [{ variationId, quantity }] } }),
    enabled: false,
  });
  const option = quote && cheapestToDoor(quote.options);
  return option
    ? t('trust.arrivesBy', { date: shortDay(option.estimate.to, i18n.language) })
    : t('trust.deliveryDate');
}
