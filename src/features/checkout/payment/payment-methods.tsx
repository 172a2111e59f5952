import { useTranslation } from 'next-i18next/pages';
import { useId, type ReactNode } from 'react';
import { brand } from '@config/brands';
import { BOLETO_DUE_BUSINESS_DAYS, BOLETO_CLEARING_BUSINESS_DAYS, PIX_TTL_SECONDS } from '@config/commerce';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import type { CheckoutSnapshot, Installment, PaymentMethod } from '@/contract/schemas/checkout';
import { durationText } from '@/lib/time/duration';
import { fromCents, toCents } from '@/lib/money';

interface PaymentMethodsProps {
  /** What each way to pay costs, in reais. */
  amounts: Record<PaymentMethod, number>;
  /** The ways there are. */
  methods?: readonly PaymentMethod[];
  installments: readonly Installment[];
  method: PaymentMethod;
  onSelect: (method: PaymentMethod) => void;
  /** The fields of the card, shown inside its option. */
  card: ReactNode;
}

const ORDER: readonly PaymentMethod[] = ['pix', 'credit_card', 'boleto'];

/** PIX has its discount, the others have none, whatever is chosen. */
export function amountsOf({
  total,
  pixDiscount,
  totalWithPix,
}: CheckoutSnapshot['totals']): Record<PaymentMethod, number> {
  const full = fromCents(toCents(total) + toCents(pixDiscount));
  return { pix: totalWithPix, credit_card: full, boleto: full };
}

/** The most parts without interest, and the most there are at all. */
function mostParts(installments: readonly Installment[]) {
  const most = (choices: readonly Installment[]) => Math.max(1, ...choices.map(({ count }) => count));
  return { free: most(installments.filter(({ monthlyRate }) => monthlyRate === 0)), all: most(installments) };
}

/** Ways to pay as radio cards, each with its amount; the chosen one opens. */
export function PaymentMethods({
  amounts,
  methods = ORDER,
  installments,
  method,
  onSelect,
  card,
}: PaymentMethodsProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const group = useId();
  const { free, all } = mostParts(installments);
  const notes: Record<PaymentMethod, string | null> = {
    pix: null,
    credit_card:
      free > 1
        ? t('method.credit_cardNote', { count: free })
        : all > 1
          ? t('method.credit_cardInterest', { parts: all })
          : null,
    boleto: t('method.boletoNote', {
      due: durationText(t, 'businessDays', BOLETO_DUE_BUSINESS_DAYS),
      clearing: durationText(t, 'businessDays', BOLETO_CLEARING_BUSINESS_DAYS),
    }),
  };
  const bodies: Record<PaymentMethod, ReactNode> = {
    pix: (
      <div className="flex flex-wrap items-start gap-4.5">
        <Icon name="qr-code" className="size-14 text-primary" />
        <p className="min-w-0 flex-1 basis-36 wrap-anywhere">
          {t('method.pixText', { count: PIX_TTL_SECONDS / 60 })}
        </p>
      </div>
    ),
    credit_card: card,
    boleto: <p>{t('method.boletoText')}</p>,
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('method.legend')}</legend>
      <div className="overflow-hidden rounded-lg border border-line bg-raised">
        {ORDER.filter((one) => methods.includes(one)).map((one) => {
          const isOn = one === method;
          return (
            <div
              key={one}
              className={`border-b border-line last:border-b-0 ${isOn ? 'bg-primary-soft' : ''}`}
            >
              <label className="flex min-h-15 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-3 py-3.5 sm:px-5">
                <input
                  type="radio"
                  name={`pagamento${group}`}
                  value={one}
                  checked={isOn}
                  onChange={() => onSelect(one)}
                  className="size-5.5 shrink-0 accent-primary"
                />
                <span className="min-w-0 font-display text-[1.1875rem] leading-tight font-bold wrap-anywhere">
                  {t(`method.${one}`)}
                </span>
                {one === 'pix' && brand.commerce.pixDiscount > 0 && (
                  <Badge tone="ok">
                    {t('method.pixDiscount', { percent: Math.round(brand.commerce.pixDiscount * 100) })}
                  </Badge>
                )}
                {notes[one] && <span className="min-w-0 text-muted wrap-anywhere">{notes[one]}</span>}
                <Money value={amounts[one]} className={`ms-auto ${isOn ? 'text-xl' : ''}`} />
              </label>
              {isOn && <div className="px-3 pt-1 pb-5 sm:px-5">{bodies[one]}</div>}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
