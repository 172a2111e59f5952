import { Link } from '@/components/ui/link';
import type { TFunction } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { FilledText } from '@/components/ui/text/filled-text';
import {
  BOLETO_DUE_BUSINESS_DAYS,
  BOLETO_CLEARING_BUSINESS_DAYS,
  PIX_TTL_SECONDS,
  WITHDRAWAL_DAYS,
} from '@config/commerce';
import { ROUTES } from '@config/routes';
import { Money } from '@/components/ui/money';
import { Panel } from '@/components/ui/panel';
import type {
  CheckoutSnapshot,
  FreightOption,
  Installment,
  PaymentMethod,
} from '@/contract/schemas/checkout';
import { businessDaysText, durationText } from '@/lib/time/duration';
import { freightName } from '@/lib/pricing/freight-name';
import { formatBRL } from '@/lib/money';
import { estimateText } from '@/features/checkout/delivery/freight-text';
import { formatRate } from '@/features/checkout/payment/installment-text';
import { Seller } from './seller';

type Payment = Pick<OrderTermsProps, 'method' | 'charge'>;

interface OrderTermsProps {
  snapshot: CheckoutSnapshot;
  method: PaymentMethod;
  /** The parts chosen for a card. */
  charge: Installment | undefined;
  freight: FreightOption | null;
}

/** How it is paid. A card: number, value and total of the parts, and both rates (CDC, art. 52; Decreto 5.903/2006). */
function paymentText(
  t: TFunction<readonly ['checkout', 'common']>,
  language: string,
  { method, charge }: Payment,
): string | null {
  if (method === 'pix') return t('law.pix', { time: durationText(t, 'minutes', PIX_TTL_SECONDS / 60) });
  if (method === 'boleto')
    return t('law.boleto', {
      due: durationText(t, 'businessDays', BOLETO_DUE_BUSINESS_DAYS),
      clearing: durationText(t, 'businessDays', BOLETO_CLEARING_BUSINESS_DAYS),
    });
  if (!charge) return null;
  return t(charge.monthlyRate === 0 ? 'law.cardFree' : 'law.cardInterest', {
    parts: charge.count,
    value: formatBRL(charge.value),
    total: formatBRL(charge.total),
    monthly: formatRate(charge.monthlyRate, language),
    annual: formatRate(charge.annualRate, language),
  });
}

/**
 * The contract in short, before the button: what is paid and how, when it comes, who sells, and how to step back
 * (Decreto 7.962/2013, arts. 2, 4 and 5; CDC, arts. 49 and 52).
 */
export function OrderTerms({ snapshot, method, charge, freight }: OrderTermsProps) {
  const { t, i18n } = useTranslation(['checkout', 'common']);
  const { totals } = snapshot;
  return (
    <Panel>
      <h2 className="text-xl">{t('law.title')}</h2>
      <dl className="mt-3 grid gap-x-6 gap-y-3 text-[0.9375rem] sm:grid-cols-[10rem_minmax(0,1fr)] [&_dt]:font-semibold">
        <dt>{t('law.total')}</dt>
        <dd>
          <FilledText
            text={(marks) => t('law.totalText', marks)}
            parts={{
              total: <Money value={charge?.total ?? totals.total} />,
              freight:
                totals.freight === 0 ? (
                  t('totals.free')
                ) : (
                  <Money value={totals.freight} className="font-normal" />
                ),
            }}
          />
        </dd>
        <dt>{t('law.payment')}</dt>
        <dd>{paymentText(t, i18n.language, { method, charge })}</dd>
        {freight && (
          <>
            <dt>{t('law.delivery')}</dt>
            <dd>
              <bdi>{freightName(t, freight)}</bdi>: {estimateText(t, freight, i18n.language)}
              <span className="block text-muted">
                {t('estimate.afterPayment', { days: businessDaysText(t, freight.businessDays) })}
              </span>
            </dd>
          </>
        )}
        <dt>{t('law.withdrawal')}</dt>
        <dd>
          {t('law.withdrawalText', { time: durationText(t, 'days', WITHDRAWAL_DAYS) })}{' '}
          <Link href={ROUTES.terms} prefetch={false} className="font-semibold text-primary underline">
            {t('law.readTerms')}
          </Link>
        </dd>
        <dt>{t('law.seller')}</dt>
        <dd>
          <Seller />
        </dd>
      </dl>
    </Panel>
  );
}
