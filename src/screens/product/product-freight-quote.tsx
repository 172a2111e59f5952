import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { endpointQuery } from '@/client/query';
import { useNamespace } from '@/client/use-namespace';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useCart } from '@/features/cart/cart-store';
import { CepForm } from '@/features/checkout/delivery/cep-form';
import { FreeFreightNote } from '@/features/checkout/delivery/free-freight-note';
import { FreightList } from '@/features/checkout/delivery/freight-list';
import { errorText } from '@/lib/texts/error-text';

interface ProductFreightQuoteProps {
  variationId: string;
  quantity: number;
}

/** What it costs to have this pack delivered to a CEP. A chunk of its own, with texts of its own: few ask here. */
export default function ProductFreightQuote({ variationId, quantity }: ProductFreightQuoteProps) {
  const { t } = useTranslation(['checkout', 'errors', 'common']);
  const hasTexts = useNamespace('checkout');
  const hasErrorTexts = useNamespace('errors');
  const { deliveryAddress } = useCart();
  const [typed, setTyped] = useState<string | null>(null);
  const cep = typed ?? deliveryAddress?.postalCode ?? null;
  const quote = useQuery({
    ...endpointQuery('calculateFreight', { body: { cep: cep ?? '', items: [{ variationId, quantity }] } }),
    enabled: cep !== null,
    placeholderData: keepPreviousData,
  });
  if (!hasTexts) return <Skeleton className="h-20 w-full" />;
  const answer = cep ? quote.data : undefined;
  return (
    <div className="grid gap-3" aria-live="polite">
      <CepForm
        cep={cep}
        isPending={quote.isFetching}
        error={answer?.reason === 'CEP_UNKNOWN' ? t('freight.reason.CEP_UNKNOWN') : null}
        onSubmit={setTyped}
      />
      {quote.error && hasErrorTexts && <Notice tone="error">{errorText(t, quote.error)}</Notice>}
      {answer && answer.options.length > 0 && (
        <>
          <FreightList options={answer.options} />
          <FreeFreightNote quote={answer} />
        </>
      )}
    </div>
  );
}
