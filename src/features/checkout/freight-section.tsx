import { useTranslation } from 'next-i18next/pages';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { FreightOption, FreightQuote } from '@/contract/schemas/checkout';
import { CepForm } from './cep-form';
import { FreightOptions } from './freight-options';

interface FreightSectionProps {
  cep: string | null;
  /** What the shop answered for this CEP; null while it is unknown. */
  quote: FreightQuote | null;
  isPending: boolean;
  selected: FreightOption['service'] | null;
  onCep: (cep: string) => void;
  onSelect: (option: FreightOption) => void;
}

/** CEP, then the ways to get there with days and price, or the reason why there is none. */
export function FreightSection({ cep, quote, isPending, selected, onCep, onSelect }: FreightSectionProps) {
  const { t } = useTranslation('checkout');
  const answer = quote && quote.cep === cep ? quote : null;
  return (
    <div className="grid gap-4">
      <CepForm
        cep={cep}
        isPending={isPending && !answer}
        error={answer?.reason === 'CEP_UNKNOWN' ? t('freight.reason.CEP_UNKNOWN') : null}
        onSubmit={onCep}
      />
      {answer?.reason === 'FREIGHT_UNAVAILABLE' && (
        <Notice tone="warn" role="status">
          {t('freight.reason.FREIGHT_UNAVAILABLE')}
        </Notice>
      )}
      {answer && <FreightOptions options={answer.options} selected={selected} onSelect={onSelect} />}
      {cep && !answer && isPending && <Skeleton className="h-32 w-full rounded-lg" />}
    </div>
  );
}
