import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { endpointQuery } from '@/client/query';
import { useNamespace } from '@/client/use-namespace';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { CepForm } from '@/features/checkout/delivery/cep-form';
import type { Variation } from '@/contract/schemas/catalog';
import { mergeOptions } from '@/features/checkout/delivery/freight-choice';
import { FreightList } from '@/features/checkout/delivery/freight-list';
import { errorText } from '@/lib/texts/error-text';
import { useDeliveryCep } from '@/shell/delivery/use-delivery-cep';
import { ProductMeter } from './product-meter';

interface ProductFreightQuoteProps {
  variation: Variation;
  quantity: number;
}

/** The freight of this pack to a CEP. A lazy chunk with its own texts, because it is below the fold. */
export default function ProductFreightQuote({ variation, quantity }: ProductFreightQuoteProps) {
  const { t } = useTranslation(['checkout', 'errors', 'common']);
  const hasTexts = useNamespace('checkout');
  const hasErrorTexts = useNamespace('errors');
  const { cep, setCep } = useDeliveryCep();
  const quote = useQuery({
    ...endpointQuery('calculateFreight', {
      body: { cep: cep ?? '', items: [{ variationId: variation.id, quantity }] },
    }),
    enabled: cep !== null,
    placeholderData: keepPreviousData,
  });
  if (!hasTexts) return <Skeleton className="h-20 w-full" />;
  // Another pack or quantity shows the last answer until its own is there; another place never does.
  const answer = quote.data?.cep === cep ? quote.data : undefined;
  return (
    <div className="grid gap-3" aria-live="polite">
      <CepForm
        cep={cep}
        isPending={quote.isFetching}
        error={answer?.reason === 'CEP_UNKNOWN' ? t('freight.reason.CEP_UNKNOWN') : null}
        onSubmit={setCep}
      />
      {quote.error && hasErrorTexts && <Notice tone="error">{errorText(t, quote.error)}</Notice>}
      {answer && answer.options.length > 0 && <FreightList options={mergeOptions(answer.options, null)} />}
      <ProductMeter variation={variation} quantity={quantity} state={answer?.state ?? null} />
    </div>
  );
}
