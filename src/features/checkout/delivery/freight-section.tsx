import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { FreightOption, FreightQuote } from '@/contract/schemas/checkout';
import { CepForm } from './cep-form';
import { FreeFreightNote } from './free-freight-note';
import { FreightOptions } from './freight-options';

interface FreightSectionProps {
  cep: string | null;
  /** What the shop answered for this CEP; null while it is unknown. */
  quote: FreightQuote | null;
  isPending: boolean;
  selected: FreightOption['service'] | null;
  onCep: (cep: string) => void;
  onSelect: (option: FreightOption) => void;
  /** Asks for the freight once more. */
  onRetry: () => void;
  /** A chat with the shop about a place it does not deliver to. */
  whatsappHref: string;
  /** What is missing before the next step. */
  error?: string | null;
}

/** Nobody carries it there now: another try, the counter of the shop, or a person. */
function NoFreight({
  isPending,
  onRetry,
  whatsappHref,
}: Pick<FreightSectionProps, 'isPending' | 'onRetry' | 'whatsappHref'>) {
  const { t } = useTranslation('checkout');
  return (
    <Notice tone="warn" role="status" title={t('noFreight.title')}>
      <p>{t('freight.reason.FREIGHT_UNAVAILABLE')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button tone="outline" size="sm" pending={isPending} onClick={onRetry}>
          {t('noFreight.retry')}
        </Button>
        <a
          href={whatsappHref}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle('whatsapp', 'sm')}
        >
          <Icon name="whatsapp" />
          {t('noFreight.ask')}
        </a>
      </div>
    </Notice>
  );
}

/** CEP, then the ways to get there with days and price, or the reason why there is none. */
export function FreightSection({
  cep,
  quote,
  isPending,
  selected,
  onCep,
  onSelect,
  onRetry,
  whatsappHref,
  error,
}: FreightSectionProps) {
  const { t } = useTranslation('checkout');
  const answer = quote && quote.cep === cep ? quote : null;
  const options = answer?.options ?? [];
  return (
    <div className="grid gap-4">
      <CepForm
        cep={cep}
        isPending={isPending && !answer}
        error={answer?.reason === 'CEP_UNKNOWN' ? t('freight.reason.CEP_UNKNOWN') : null}
        onSubmit={onCep}
      />
      {error && options.length === 0 && (
        <p role="alert" className="text-sm font-semibold text-sale">
          {error}
        </p>
      )}
      {answer?.reason === 'FREIGHT_UNAVAILABLE' && (
        <NoFreight isPending={isPending} onRetry={onRetry} whatsappHref={whatsappHref} />
      )}
      {answer && options.length > 0 && (
        <>
          <FreightOptions options={options} selected={selected} onSelect={onSelect} error={error} />
          <FreeFreightNote quote={answer} />
        </>
      )}
      {cep && !answer && isPending && <Skeleton className="h-32 w-full rounded-lg" />}
    </div>
  );
}
