import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { Money } from '@/components/ui/money';
import { TotalPair } from '@/components/ui/total-pair';
import type { CheckoutSnapshot, Installment } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';
import { formatCep } from '@/lib/cep';
import { fromCents, toCents } from '@/lib/money';
import { formatRate } from '@/features/checkout/payment/installment-text';

interface TotalsListProps {
  /** Those of an order name no total by Pix: it is paid one way. */
  totals: Order['totals'] & Partial<Pick<CheckoutSnapshot['totals'], 'totalWithPix'>>;
  couponCode: string | null;
  /** CEP the freight is for; null for pick-up. */
  cep?: string | null;
  /** False while no service is chosen: the total then goes without freight, and says so. */
  hasFreight: boolean;
  /** What a card is charged, where it is paid in parts. */
  charge?: Pick<Installment, 'total' | 'monthlyRate'>;
}

const ROW = 'flex flex-wrap items-baseline justify-between gap-x-3';
const NAME = 'min-w-0 flex-[1_1_6rem]';

/** The total by Pix beside the other; null where there is one total only. */
export const pixTotalOf = ({ total, pixDiscount, totalWithPix }: TotalsListProps['totals']): number | null =>
  totalWithPix !== undefined && (pixDiscount > 0 || totalWithPix < total) ? totalWithPix : null;

/** What card or boleto pay, whatever is chosen; of an order, what it cost. */
export const fullTotalOf = ({ total, pixDiscount }: TotalsListProps['totals'], pix: number | null): number =>
  pix === null ? total : fromCents(toCents(total) + toCents(pixDiscount));

/** Goods, coupon, freight, PIX discount, interest of a card, and both totals. */
export function TotalsList({ totals, couponCode, cep, hasFreight, charge }: TotalsListProps) {
  const { t, i18n } = useTranslation('checkout');
  const isByPix = totals.pixDiscount > 0;
  const pix = pixTotalOf(totals);
  const interest = charge ? fromCents(toCents(charge.total) - toCents(totals.total)) : 0;
  return (
    <dl className="grid gap-2">
      <div className={ROW}>
        <dt className={NAME}>{t('totals.goods')}</dt>
        <dd className="ms-auto">
          <Money value={totals.subtotal} className="font-normal" />
        </dd>
      </div>
      {totals.discount > 0 && (
        <div className={`${ROW} font-semibold text-ok`}>
          <dt className={NAME}>{t('totals.coupon', { code: couponCode ?? '' })}</dt>
          <dd className="ms-auto">
            <Money value={-totals.discount} />
          </dd>
        </div>
      )}
      <div className={ROW}>
        <dt className={NAME}>
          {cep ? (
            <>
              {t('totals.freightTo')} <bdi dir="ltr">{formatCep(cep)}</bdi>
            </>
          ) : (
            t('totals.freight')
          )}
        </dt>
        <dd className="ms-auto">
          {!hasFreight && <span className="text-muted">{t('totals.toChoose')}</span>}
          {hasFreight && totals.freight === 0 && (
            <span className="font-semibold text-ok">{t('totals.free')}</span>
          )}
          {hasFreight && totals.freight > 0 && <Money value={totals.freight} className="font-normal" />}
        </dd>
      </div>
      {/* Beside both totals it would be said twice. */}
      {isByPix && pix === null && (
        <div className={`${ROW} font-semibold text-ok`}>
          <dt className={NAME}>{t('totals.pixDiscount')}</dt>
          <dd className="ms-auto">
            <Money value={-totals.pixDiscount} />
          </dd>
        </div>
      )}
      {charge && interest > 0 && (
        <div className={ROW}>
          <dt className={NAME}>
            {charge.monthlyRate > 0
              ? t('totals.interest', { rate: formatRate(charge.monthlyRate, i18n.language) })
              : t('totals.interestPlain')}
          </dt>
          <dd className="ms-auto">
            <Money value={interest} className="font-normal" />
          </dd>
        </div>
      )}
      <TotalPair
        total={interest > 0 && charge ? charge.total : fullTotalOf(totals, pix)}
        pix={pix}
        isByPix={isByPix}
        labels={{
          total: t('totals.total'),
          totalNote: hasFreight ? undefined : t('totals.withoutFreight'),
          pix: t('totals.pixTotal'),
          pixNote: `(${t('totals.pixOff', { percent: Math.round(brand.commerce.pixDiscount * 100) })})`,
          other: t('totals.otherTotal'),
        }}
      />
    </dl>
  );
}
