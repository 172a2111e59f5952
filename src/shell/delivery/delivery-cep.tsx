import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { useNamespace } from '@/client/use-namespace';
import type { FreightQuote } from '@/contract/schemas/checkout';
import { CepForm } from '@/features/checkout/delivery/cep-form';
import { CepPlace } from '@/features/checkout/delivery/cep-place';
import { formatCep } from '@/lib/cep';
import { useDeliveryCep } from './use-delivery-cep';

interface DeliveryCepProps {
  /** The shop's answer about the CEP; undefined while it is unknown. */
  quote: FreightQuote | null | undefined;
  isPending: boolean;
}

/** Where the cart goes: the CEP of the visit with its place, changed in the same spot; asked for where none is known. */
export function DeliveryCep({ quote, isPending }: DeliveryCepProps) {
  const { t } = useTranslation(['cart', 'checkout']);
  const hasTexts = useNamespace('checkout');
  const { cep, setCep } = useDeliveryCep();
  const [isOpen, setOpen] = useState(false);
  const answer = quote && quote.cep === cep ? quote : null;
  const isWrong = answer?.reason === 'CEP_UNKNOWN';
  const isAsking = hasTexts && (isOpen || isWrong);
  const box = useRef<HTMLDivElement>(null);
  const isTouched = useRef(false);
  // A person who changes the CEP finds the focus on what has taken the place of what they used.
  useEffect(() => {
    if (isTouched.current) box.current?.querySelector<HTMLElement>(isAsking ? 'input' : 'button')?.focus();
  }, [isAsking]);
  const ask = (next: boolean) => {
    isTouched.current = true;
    setOpen(next);
  };
  return (
    <div ref={box}>
      {isAsking ? (
        <CepForm
          cep={cep}
          isPending={isPending && !answer}
          error={isWrong ? t('checkout:freight.reason.CEP_UNKNOWN') : null}
          onSubmit={(next) => {
            setCep(next);
            ask(false);
          }}
        />
      ) : (
        <span className="flex flex-wrap items-center gap-x-2">
          {cep ? (
            <span>
              {t('totals.freightTo')} <bdi dir="ltr">{formatCep(cep)}</bdi>
              <CepPlace cep={cep} before=" · " />
            </span>
          ) : (
            <span>{t('totals.freight')}</span>
          )}
          <button
            type="button"
            aria-expanded={false}
            onClick={() => ask(true)}
            className="min-h-8 font-semibold text-primary underline underline-offset-4"
          >
            {t(cep ? 'totals.changeCep' : 'totals.askCep')}
          </button>
        </span>
      )}
    </div>
  );
}
