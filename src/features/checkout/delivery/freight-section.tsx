import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { brand } from '@config/brands';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { FreightMeter } from '@/components/ui/freight-meter';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { FreightOption, FreightQuote } from '@/contract/schemas/checkout';
import { toCents } from '@/lib/money';
import { planFreeFreight } from '@/lib/pricing/free-freight';
import { CepForm } from './cep-form';
import { mergeOptions } from './freight-choice';
import { FreightOptions } from './freight-options';

interface FreightSectionProps {
  cep: string | null;
  /** What the shop answered for this CEP; null while it is unknown. */
  quote: FreightQuote | null;
  isPending: boolean;
  /** Needs no CEP: it can be chosen before there is one. Left out where only the price of a delivery is asked for. */
  pickUp?: FreightOption | null;
  selected: FreightOption['service'] | null;
  onCep: (cep: string) => void;
  onSelect: (option: FreightOption) => void;
  /** Asks for the freight once more. */
  onRetry: () => void;
  /** A chat with the shop about a place it does not deliver to. */
  whatsappHref: string;
  /** What is missing before the next step. */
  error?: string | null;
  /** False where a saved address says the CEP. */
  withCep?: boolean;
  /** False where the page shows the meter of free freight already. */
  withMeter?: boolean;
  /** Stands between the CEP and the options: the address, which changes them. */
  children?: ReactNode;
}

/** No carrier goes there now: another try, the counter of the shop, or a person. */
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

/** The meter of free freight as a quote has it: why its prices are what they are. */
function QuoteMeter({ quote: { state, missingForFree, weightGrams, reason } }: { quote: FreightQuote }) {
  const rule = brand.commerce.freeFreight;
  if (!rule || reason !== null) return null;
  const goodsCents = rule.minimumCents - toCents(missingForFree ?? 0);
  const standing = planFreeFreight(rule, { goodsCents, weightGrams, state });
  // Without an amount there is no free freight there: the state says why.
  if (!standing || (missingForFree === null && standing.isListed)) return null;
  return (
    <FreightMeter
      standing={standing}
      weightGrams={weightGrams}
      state={state}
      className="rounded-lg bg-primary-soft px-4 py-3"
    />
  );
}

/** CEP, then the ways to get there with days and price, or the reason why there is none. */
export function FreightSection({
  cep,
  quote,
  isPending,
  pickUp = null,
  selected,
  onCep,
  onSelect,
  onRetry,
  whatsappHref,
  error,
  withCep = true,
  withMeter = true,
  children,
}: FreightSectionProps) {
  const { t } = useTranslation('checkout');
  const answer = quote && quote.cep === cep ? quote : null;
  const options = cep ? mergeOptions(answer?.options ?? [], selected) : pickUp ? [pickUp] : [];
  // Without a CEP it is the CEP that is missing, not a choice.
  const isChoiceMissing = cep !== null && options.length > 0;
  return (
    <div className="grid gap-4">
      {withCep && (
        <CepForm
          cep={cep}
          isPending={isPending && !answer}
          error={answer?.reason === 'CEP_UNKNOWN' ? t('freight.reason.CEP_UNKNOWN') : null}
          onSubmit={onCep}
        />
      )}
      {children}
      {error && !isChoiceMissing && (
        <p role="alert" className="text-sm font-semibold text-sale">
          {error}
        </p>
      )}
      {answer?.reason === 'FREIGHT_UNAVAILABLE' && (
        <NoFreight isPending={isPending} onRetry={onRetry} whatsappHref={whatsappHref} />
      )}
      {options.length > 0 && (
        <FreightOptions
          options={options}
          selected={selected}
          onSelect={onSelect}
          error={isChoiceMissing ? error : null}
        />
      )}
      {answer && withMeter && <QuoteMeter quote={answer} />}
      {cep && !answer && isPending && <Skeleton className="h-32 w-full rounded-lg" />}
    </div>
  );
}
