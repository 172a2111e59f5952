import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { WITHDRAWAL_DAYS } from '@config/commerce';
import { accountOrderPath, ROUTES, trackOrderPath } from '@config/routes';
import { brand } from '@config/brands';
import { hasPermission } from '@config/has-permission';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import type { Order } from '@/contract/schemas/orders';
import { missingPrescriptionOf } from '@/features/account/orders/missing-prescription';
import { OrderPrescription } from '@/features/account/orders/order-prescription';
import { useSelf } from '@/features/auth/session';
import { calledOffBy } from '@/features/checkout/payment/called-off';
import { DeliveryReview } from '@/features/checkout/delivery/delivery-review';
import { readGuestPass } from '@/features/checkout/order/guest-pass';
import { OrderLines } from '@/features/checkout/order/order-lines';
import { PayAgain } from '@/features/checkout/payment/pay-again';
import { PaymentPanel } from '@/features/checkout/payment/payment-panel';
import { Seller } from '@/features/checkout/order/seller';
import { TotalsList } from '@/features/checkout/summary/totals-list';
import { planArrival } from '@/lib/time/plan-arrival';
import { durationText } from '@/lib/time/duration';
import { formatDateTime } from '@/lib/time/times';
import { formatDocument } from '@/lib/documents';
import { lineTitle } from '@/lib/line-title';
import { whatsappLink } from '@/shell/contact/whatsapp-link';
import { AccountBuyAgain } from '@/screens/account/account-buy-again';
import { GuestAccount } from './guest-account';
import { KeepDetails } from './keep-details';
import { settleWaitingOrder } from './settle-waiting-order';

const OrderEnding = dynamic(
  () => import('@/features/account/orders/order-ending').then((module) => module.OrderEnding),
  { ssr: false },
);
// Few orders need one.
const PrescriptionSender = dynamic(
  () => import('@/features/prescription/prescription-sender').then((module) => module.PrescriptionSender),
  { ssr: false },
);

const WAITING = {
  pending: 'done.pending',
  denied: 'done.denied',
  expired: 'done.unpaid',
  review: 'done.review',
  approved: 'done.approved',
  refunding: 'done.refund',
  refunded: 'done.refund',
} as const;
const ENDED = {
  pending: 'done.cancelled',
  denied: 'done.cancelled',
  expired: 'done.expired',
  review: 'done.review',
  approved: 'done.cancelled',
  refunding: 'done.refund',
  refunded: 'done.refund',
} as const;

const isOver = ({ state }: Order) => state === 'cancelled' || state === 'refunded';

/** The one line that says how things stand: the order's state, and within it how the payment went. */
function titleOf(order: Order) {
  const status = order.payment?.status ?? 'pending';
  if (isOver(order)) return calledOffBy(order) ? 'done.cancelled' : ENDED[status];
  if (order.state === 'pending_payment') return WAITING[status];
  const missing = missingPrescriptionOf(order);
  if (!missing) return 'done.approved';
  return missing.isSent ? 'done.prescriptionSent' : 'done.prescription';
}

/** An order that was placed: how it stands, what there is to pay, where it goes, and how to ask about it. */
export function CheckoutDoneOrder({ order }: { order: Order }) {
  const { t, i18n } = useTranslation(['checkout', 'account', 'common']);
  const { number, payment, payer, lines, totals, couponCode, address, freight, tracking, createdAt } = order;
  const user = useSelf();
  const isGuest = readGuestPass(number) !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(payment?.id);
  // Another payment took the place of the form that made it: the reader goes on from the top.
  useEffect(() => {
    if (seen.current === payment?.id) return;
    seen.current = payment?.id;
    if (payment?.status !== 'denied') heading.current?.focus();
  }, [payment?.id, payment?.status]);
  useEffect(() => settleWaitingOrder(order, user?.id ?? null), [order, user?.id]);
  const charge = payment && payment.interest > 0 ? { total: payment.amount, monthlyRate: 0 } : undefined;
  return (
    <div className="wrap grid grid-cols-1 items-start gap-x-9 gap-y-5 py-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:py-7 print:block print:py-0">
      <div className="grid min-w-0 gap-5">
        <div>
          <h1 ref={heading} tabIndex={-1} className="scroll-mt-4 text-2xl outline-none md:text-3xl">
            {t(titleOf(order))}
          </h1>
          <p className="mt-2 wrap-anywhere">
            {t('done.number')}{' '}
            <b className="num">
              <bdi dir="ltr">{number}</bdi>
            </b>{' '}
            <span className="text-muted">
              · {formatDateTime(createdAt, i18n.language)} · {t('done.mail', { email: payer.email })}
            </span>
          </p>
        </div>
        <PaymentPanel order={order} />
        <PayAgain order={order} />
        <OrderPrescription
          order={order}
          contact={{
            whatsappHref: whatsappLink(t('account:prescription.message', { number })),
            email: brand.company.email,
          }}
          upload={
            <PrescriptionSender
              key={number}
              sendsChosen
              number={number}
              proof={isGuest ? readGuestPass(number) : null}
              files={order.prescriptionFiles}
            />
          }
        />
        {isOver(order) && <Again order={order} />}
        <DeliveryReview address={address} freight={{ ...freight, estimate: planArrival(order) }} />
        {tracking && <Tracking tracking={tracking} />}
        <Payer order={order} />
        {/* Before what comes later: nothing moves under the finger. */}
        <Actions order={order} isGuest={isGuest} />
        {isGuest && <GuestAccount order={order} />}
        {user && !isGuest && !isOver(order) && <KeepDetails order={order} />}
        {isGuest && <OrderEnding order={order} pass={readGuestPass(number)} />}
      </div>
      <Panel className="print:mt-5">
        <h2 className="mb-2 text-xl">{t('summary.title')}</h2>
        <OrderLines lines={lines.map((line) => ({ ...line, ...lineTitle(line, i18n.language) }))} />
        <div className="mt-3">
          <TotalsList
            totals={totals}
            couponCode={couponCode}
            cep={address?.postalCode ?? null}
            hasFreight
            charge={charge}
          />
        </div>
        <div className="mt-4 grid gap-2 border-t border-line pt-4 text-sm text-muted">
          <Seller />
          <p>{t('law.withdrawalText', { time: durationText(t, 'days', WITHDRAWAL_DAYS) })}</p>
        </div>
      </Panel>
    </div>
  );
}

/** What to do once the order is off: the same packs again, at today's prices. */
function Again({ order }: { order: Order }) {
  const { t } = useTranslation(['checkout', 'account', 'common']);
  const router = useRouter();
  const user = useSelf();
  return (
    <Panel className="print:hidden">
      <h2 className="text-xl">{t('done.againTitle')}</h2>
      <p className="mt-1 mb-4">{t('done.againText')}</p>
      <AccountBuyAgain
        lines={order.lines}
        canBuyLinhaBranca={!!user && hasPermission(user, 'linha_branca')}
        onAdded={() => void router.push(ROUTES.orderSummary)}
      />
    </Panel>
  );
}

function Tracking({ tracking: { code, url } }: { tracking: NonNullable<Order['tracking']> }) {
  const { t } = useTranslation(['checkout', 'account', 'common']);
  return (
    <Panel>
      <h2 className="text-xl">{t('done.tracking')}</h2>
      <p className="mt-1.5">
        <bdi dir="ltr" className="num">
          {code}
        </bdi>{' '}
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="font-semibold text-primary underline"
          >
            {t('done.trackingLink')}
          </a>
        )}
      </p>
    </Panel>
  );
}

function Payer({ order: { payer, customerNote } }: { order: Order }) {
  const { t } = useTranslation(['checkout', 'account', 'common']);
  return (
    <Panel>
      <h2 className="text-xl">{t('payer.title')}</h2>
      <p className="mt-1.5 wrap-anywhere">
        <bdi>{payer.fullName}</bdi> ·{' '}
        <bdi dir="ltr" className="whitespace-nowrap">
          {formatDocument(payer.document)}
        </bdi>
        {payer.stateRegistration && (
          <>
            <br />
            <span className="text-muted">
              {t('payer.stateRegistration')} <bdi dir="ltr">{payer.stateRegistration}</bdi>
            </span>
          </>
        )}
      </p>
      {customerNote && (
        <p className="mt-2 wrap-anywhere">
          <span className="text-muted">{t('note.label')}:</span> <bdi>{customerNote}</bdi>
        </p>
      )}
    </Panel>
  );
}

function Actions({ order: { number, payment }, isGuest }: { order: Order; isGuest: boolean }) {
  const { t } = useTranslation(['checkout', 'account', 'common']);
  const tone = payment?.status === 'approved' ? 'accent' : 'outline';
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink href={isGuest ? trackOrderPath(number) : accountOrderPath(number)} tone={tone}>
        <Icon name="truck" />
        {t('done.follow')}
      </ButtonLink>
      <a
        href={whatsappLink(t('common:orderMessage', { number }))}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle('whatsapp')}
      >
        <Icon name="whatsapp" />
        {t('done.whatsapp')}
      </a>
      <Button tone="quiet" onClick={() => window.print()}>
        <Icon name="printer" />
        {t('done.print')}
      </Button>
      {!isGuest && (
        <ButtonLink href={ROUTES.accountOrders} tone="quiet">
          {t('done.orders')}
        </ButtonLink>
      )}
      <ButtonLink href={ROUTES.shop} tone="quiet">
        {t('done.shop')}
      </ButtonLink>
    </div>
  );
}
