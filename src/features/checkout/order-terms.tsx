import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { BOLETO_BUSINESS_DAYS, PIX_TTL_SECONDS } from '@config/commerce';
import { ROUTES } from '@config/routes';
import { Money } from '@/components/ui/money';
import { Panel } from '@/components/ui/panel';
import type {
  CheckoutSnapshot,
  FreightOption,
  Installment,
  PaymentMethod,
} from '@/contract/schemas/checkout';
import { freightName } from '@/lib/freight-name';
import { daysText, estimateText } from './freight-text';
import { formatRate } from './installment-text';
import { Seller } from './seller';

interface OrderTermsProps {
  snapshot: CheckoutSnapshot;
  method: PaymentMethod;
  /** The parts chosen for a card. */
  charge: Installment | undefined;
  freight: FreightOption | null;
}

/** Number, value and total of the parts, and both rates of interest (CDC, art. 52; Decreto 5.903/2006). */
function CardTerms({ charge: { count, value, total, monthlyRate, annualRate } }: { charge: Installment }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      {t('law.card')}{' '}
      <bdi dir="ltr" className="whitespace-nowrap">
        {count}× <Money value={value} />
      </bdi>
      , {t('law.inAll')} <Money value={total} />.{' '}
      {monthlyRate === 0
        ? t('law.noInterest')
        : t('law.interest', { monthly: formatRate(monthlyRate), annual: formatRate(annualRate) })}
    </>
  );
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
          <Money value={charge?.total ?? totals.total} />, {t('law.withFreight')}{' '}
          {totals.freight === 0 ? t('totals.free') : <Money value={totals.freight} className="font-normal" />}
        </dd>
        <dt>{t('law.payment')}</dt>
        <dd>
          {method === 'pix' && `${t('method.pix')}: ${t('method.pixText', { count: PIX_TTL_SECONDS / 60 })}`}
          {method === 'boleto' &&
            `${t('method.boleto')}: ${t('method.boletoNote', { count: BOLETO_BUSINESS_DAYS })}. ${t('method.boletoText')}`}
          {method === 'credit_card' && charge && <CardTerms charge={charge} />}
        </dd>
        {freight && (
          <>
            <dt>{t('law.delivery')}</dt>
            <dd>
              <bdi>{freightName(t, freight)}</bdi>: {estimateText(t, freight, i18n.language)} (
              {t('estimate.afterPayment', { days: daysText(t, freight.businessDays) })})
            </dd>
          </>
        )}
        <dt>{t('law.withdrawal')}</dt>
        <dd>
          {t('law.withdrawalText')}{' '}
          <Link href={ROUTES.terms} className="font-semibold text-primary underline">
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
