import type { TFunction } from 'i18next';
import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { RETRY_HOURS } from '@config/commerce';
import { checkoutDonePath, ROUTES } from '@config/routes';
import type { ApiError } from '@/client/api-error';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import type { CheckoutSnapshot } from '@/contract/schemas/checkout';
import { errorText } from '@/lib/texts/error-text';
import type { Attempt } from '@/features/checkout/payment/attempt';
import { CartChangeList } from '@/features/checkout/summary/cart-change-list';
import {
  planCartChanges,
  shortagesOf,
  snapshotOf,
  type Shortage,
} from '@/features/checkout/summary/cart-changes';
import { durationText } from '@/lib/time/duration';
import { formatBRL } from '@/lib/money';
import { denialOf, type Denial } from '@/features/checkout/payment/denial';
import { DenialReason } from '@/components/ui/text/denial-reason';
import { isUnitsLimit, UnitsLimit } from '@/features/checkout/summary/units-limit';
import type { PlaceState } from './use-place-order';

interface PlaceOrderNoticeProps {
  state: PlaceState;
  /** The snapshot the person had seen when the order was sent. */
  shown: CheckoutSnapshot | null;
  /** What would be paid now. */
  total: number | undefined;
  /** Number of the order that waits to be paid; null where there is none. */
  waiting: string | null;
  onConfirm: () => void;
  /** Takes out of the cart what the shop has not got; where an order is paid there is no cart. */
  onLower?: (shortages: readonly Shortage[]) => void;
  onVerify: () => void;
}

function Verifying({ isWaiting, onVerify }: { isWaiting: boolean; onVerify: () => void }) {
  const { t } = useTranslation(['checkout', 'common', 'errors']);
  return (
    <Notice tone="info" role="status" title={t('verifying.title')}>
      <p>{t(isWaiting ? 'verifying.text' : 'verifying.gaveUp')}</p>
      {!isWaiting && (
        <Button tone="outline" size="sm" className="justify-self-start" onClick={onVerify}>
          {t('verifying.again')}
        </Button>
      )}
    </Notice>
  );
}

interface ConfirmProps {
  total: number | undefined;
  onConfirm: () => void;
}

/** Sends the order again at the price of now, once the shop has said it. */
function ConfirmButton({ total, onConfirm }: ConfirmProps) {
  const { t } = useTranslation('checkout');
  return (
    <Button
      tone="accent"
      size="sm"
      className="justify-self-start"
      onClick={onConfirm}
      pending={total === undefined}
    >
      {t('changed.confirm', { total: total === undefined ? '' : formatBRL(total) })}
    </Button>
  );
}

type ChangedProps = ConfirmProps & { shown: CheckoutSnapshot | null; fresh: CheckoutSnapshot };

function Changed({ shown, fresh, ...confirm }: ChangedProps) {
  const { t } = useTranslation(['checkout', 'common', 'errors']);
  return (
    <Notice tone="warn" role="alert" title={t('changed.title')}>
      <CartChangeList changes={shown ? planCartChanges(shown, fresh) : []} />
      <p>{t('changed.text')}</p>
      <ConfirmButton {...confirm} />
    </Notice>
  );
}

/** In the place of the button that is gone. */
const takeFocus = (node: HTMLElement | null) => node?.focus();

type OutOfStockProps = ConfirmProps &
  Pick<PlaceOrderNoticeProps, 'onLower'> & { error: ApiError; attempt: Attempt };

/** What is left, and the way on without the rest: it is asked for twice, as the amount is a new one. */
function OutOfStock({ error, attempt, onLower, ...confirm }: OutOfStockProps) {
  const { t } = useTranslation(['checkout', 'common', 'errors']);
  const [isLowered, setLowered] = useState(false);
  const shortages = shortagesOf(error.details);
  const isAnyLeft = (snapshotOf(error.details)?.lines.length ?? 0) > 0;
  return (
    <Notice tone="error" role="alert" title={t('shortage.title')}>
      <ul className="grid gap-1">
        {shortages.map(({ title, titleLang, available }) => (
          <li key={title}>
            <b lang={titleLang}>{title}</b>:{' '}
            {available > 0 ? t('shortage.left', { count: available }) : t('shortage.none')}
          </li>
        ))}
      </ul>
      {attempt.kind === 'payment' && (
        <p>{t('shortage.waiting', { time: durationText(t, 'hours', RETRY_HOURS) })}</p>
      )}
      {isLowered && (
        <>
          <p ref={takeFocus} tabIndex={-1} className="outline-none">
            {t('changed.text')}
          </p>
          <ConfirmButton {...confirm} />
        </>
      )}
      {onLower && isAnyLeft && !isLowered && (
        <Button
          tone="accent"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            setLowered(true);
            onLower(shortages);
          }}
        >
          {t('shortage.take')}
        </Button>
      )}
      <ButtonLink href={ROUTES.orderSummary} tone="outline" size="sm" className="justify-self-start">
        {t('shortage.action')}
      </ButtonLink>
    </Notice>
  );
}

/** Where the thing that was refused can be put right, or looked at: an address and what to call it. */
function findWayOut(
  t: TFunction<['checkout', 'errors', 'common', 'cart']>,
  { errorCode, fields, details }: ApiError,
  attempt: Attempt,
  waiting: string | null,
): [href: string, text: string] | null {
  const openOrder = (number: string): [string, string] => [
    checkoutDonePath(number),
    t('waiting.open', { number }),
  ];
  if (Object.keys(fields).some((name) => name.startsWith('address')))
    return [ROUTES.setDelivery, t('refused.address')];
  if (attempt.kind === 'payment' && errorCode !== 'PAYMENT_DENIED') return openOrder(attempt.number);
  const { orderNumber } = denialOf(details);
  if (errorCode === 'IDEMPOTENCY_KEY_REUSED' && orderNumber) return openOrder(orderNumber);
  if (errorCode === 'IDEMPOTENCY_KEY_REUSED' || errorCode === 'UNPAID_ORDERS_LIMIT')
    return attempt.kind === 'order' && attempt.guestEmail !== null
      ? [ROUTES.trackOrder, t('common:footer.trackOrder')]
      : [ROUTES.accountOrders, t('refused.seeOrders')];
  if (errorCode === 'FREIGHT_UNAVAILABLE' || errorCode === 'CEP_UNKNOWN')
    return [ROUTES.setDelivery, t('refused.delivery')];
  if (errorCode.startsWith('COUPON_')) return [ROUTES.orderSummary, t('refused.coupon')];
  return waiting ? openOrder(waiting) : null;
}

interface RefusedProps {
  error: ApiError;
  attempt: Attempt;
  waiting: string | null;
}

function Refused({ error, attempt, waiting }: RefusedProps) {
  const { t } = useTranslation(['checkout', 'errors', 'common', 'cart']);
  const canSayMissing = useNamespace('cart');
  const { reason, orderNumber } = denialOf(error.details);
  // An order is named where it was placed and waits for another way to pay.
  const isDenied =
    error.errorCode === 'PAYMENT_DENIED' ||
    (orderNumber !== null && error.errorCode !== 'IDEMPOTENCY_KEY_REUSED');
  const missing =
    canSayMissing &&
    error.errorCode === 'COUPON_MINIMUM_NOT_REACHED' &&
    snapshotOf(error.details)?.couponMissing;
  const [href, text] = findWayOut(t, error, attempt, waiting) ?? [];
  const title = isDenied ? 'denied' : attempt.kind === 'payment' ? 'unpaid' : 'title';
  return (
    <Notice tone="error" role="alert" title={t(`refused.${title}`)}>
      {reason ? (
        <DenialReason reason={reason} />
      ) : (
        <p>
          {missing ? t('cart:totals.couponMissing', { amount: formatBRL(missing) }) : errorText(t, error)}
        </p>
      )}
      {isDenied && <p>{t('refused.deniedText')}</p>}
      {waiting && <p>{t('waiting.title', { number: waiting })}</p>}
      {href && (
        <Link
          href={href}
          className="inline-flex min-h-6 items-center justify-self-start font-semibold text-primary underline"
        >
          {text}
        </Link>
      )}
      {error.requestId && error.status >= 500 && (
        <p className="text-sm text-muted">{t('refused.code', { code: error.requestId })}</p>
      )}
    </Notice>
  );
}

/** The form puts its focus on the field itself. */
const hasFieldFault = ({ fields }: ApiError) =>
  Object.keys(fields).some((name) => /^(payer|card)\./.test(name));

/** Why a card was not taken, which is said beside its fields; null for everything else. */
export function cardDenialOf(state: PlaceState): Denial | null {
  if (state.step !== 'refused' || state.error.errorCode !== 'PAYMENT_DENIED') return null;
  return state.attempt.body.paymentMethod === 'credit_card' ? denialOf(state.error.details) : null;
}

/** What became of it, said where the person looks: checking, changed, sold out, denied or refused. */
export function PlaceOrderNotice({
  state,
  shown,
  total,
  waiting,
  onConfirm,
  onLower,
  onVerify,
}: PlaceOrderNoticeProps) {
  useNamespace('errors');
  const box = useRef<HTMLDivElement>(null);
  const takesFocus = state.step === 'verifying' || (state.step === 'refused' && !hasFieldFault(state.error));
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  if (state.step === 'verifying') {
    return (
      <div ref={box} tabIndex={-1} className="outline-none">
        <Verifying isWaiting={state.isWaiting} onVerify={onVerify} />
      </div>
    );
  }
  if (state.step !== 'refused' || cardDenialOf(state)) return null;
  const { error, attempt } = state;
  const fresh = error.errorCode === 'CART_CHANGED' ? snapshotOf(error.details) : null;
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {fresh && <Changed shown={shown} fresh={fresh} total={total} onConfirm={onConfirm} />}
      {error.errorCode === 'OUT_OF_STOCK' && (
        <OutOfStock error={error} attempt={attempt} total={total} onConfirm={onConfirm} onLower={onLower} />
      )}
      {isUnitsLimit(error) && <UnitsLimit error={error} />}
      {!fresh && error.errorCode !== 'OUT_OF_STOCK' && !isUnitsLimit(error) && (
        <Refused error={error} attempt={attempt} waiting={waiting} />
      )}
    </div>
  );
}
