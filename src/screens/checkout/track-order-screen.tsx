import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { useRouterReady } from '@/client/use-router-ready';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { lazyPlace } from '@/components/ui/lazy/lazy-place';
import type { OrderTracking } from '@/contract/schemas/tracking';
import { forgetGuestPass, readGuestPass } from '@/features/checkout/order/guest-pass';
import { PageBody } from '@/features/content/page-body';
import { PageCrumbs } from '@/features/content/page-crumbs';
import { PageHeading } from '@/features/content/page-heading';
import { useTrackedOrder } from '@/features/tracking/use-tracked-order';
import { PageMeta } from '@/shell/page-meta';
import { whatsappLink } from '@/shell/contact/whatsapp-link';

const Waiting = () => (
  <div aria-busy="true" className="grid max-w-xl gap-4">
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-12 w-40" />
  </div>
);

const TrackOrderForm = dynamic(
  () => import('@/features/tracking/track-order-form').then((module) => module.TrackOrderForm),
  { ssr: false, loading: lazyPlace(Waiting) },
);

// They come with the answer of the look-up, not before the form.
const TrackedOrder = dynamic(
  () => import('@/features/tracking/tracked-order').then((module) => module.TrackedOrder),
  { ssr: false, loading: lazyPlace(Waiting) },
);
const OrderHistory = dynamic(
  () => import('@/features/account/orders/order-history').then((module) => module.OrderHistory),
  { ssr: false },
);
const OrderEnding = dynamic(
  () => import('@/features/account/orders/order-ending').then((module) => module.OrderEnding),
  { ssr: false },
);

// Few orders need one.
const PrescriptionSender = dynamic(
  () => import('@/features/prescription/prescription-sender').then((module) => module.PrescriptionSender),
  { ssr: false },
);

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

const missingOf = ({ missingPrescription: missing }: OrderTracking) =>
  missing && { until: missing.until, isSent: missing.sentAt !== null };

/** Its return is all that a link or this browser can ask for here. */
const endingOf = ({ number, state, mayWithdraw, withdrawal }: OrderTracking) => ({
  number,
  state,
  actions: { pay: false, cancel: false, withdraw: mayWithdraw },
  withdrawal: { ...withdrawal, reason: null },
});

/**
 * /order: one order by number and e-mail, by the signed link of a mail (`?numero=…&assinatura=…`), or by its number alone
 * in the browser that placed it without an account.
 */
export function TrackOrderScreen() {
  const { t } = useTranslation(['forms', 'common']);
  const router = useRouter();
  const isReady = useRouterReady();
  const number = textOf(router.query.numero);
  const signature = textOf(router.query.assinatura);
  const link = number && signature ? { number, signature } : null;
  const pass = number && isReady ? readGuestPass(number) : null;
  const proof = link ?? (pass ? { number, pass } : null);
  const { data: order, error, variables, isPending, lookUp, reset } = useTrackedOrder(proof);
  // What opened the order, which need not be what the address names by now; an e-mail is neither link nor pass.
  const opener = variables && (variables.signature ?? variables.pass);
  const isUnasked = !!opener;
  const isRefused = isUnasked && error?.status === 404;
  const refusedPass = isRefused && variables.pass ? variables.number : null;
  useEffect(() => {
    if (refusedPass) forgetGuestPass(refusedPass);
  }, [refusedPass]);

  const [isAnother, setAnother] = useState(false);
  const startAgain = () => {
    setAnother(true);
    reset();
    if (number) void router.replace(ROUTES.trackOrder, undefined, { shallow: true, scroll: false });
  };

  return (
    <>
      <PageMeta
        title={t('tracking.title')}
        description={t('tracking.description')}
        path={ROUTES.trackOrder}
        noindex
      />
      <PageHeading
        breadcrumbs={<PageCrumbs trail={[{ name: t('tracking.title') }]} />}
        title={t('tracking.title')}
        lead={t('tracking.lead')}
      />
      <PageBody>
        {order ? (
          <TrackedOrder
            order={order}
            isPlacedHere={readGuestPass(order.number) !== null}
            whatsappHref={whatsappLink(t('common:orderMessage', { number: order.number }))}
            onAnother={startAgain}
            history={<OrderHistory order={order} missing={missingOf(order)} />}
            ending={
              opener &&
              !order.hasAccount && (
                <OrderEnding
                  key={order.number}
                  order={endingOf(order)}
                  pass={opener}
                  onDone={() => lookUp(variables)}
                />
              )
            }
            upload={
              opener && (
                <PrescriptionSender
                  key={order.number}
                  number={order.number}
                  proof={opener}
                  files={[]}
                  onSent={() => lookUp(variables)}
                />
              )
            }
          />
        ) : !isReady || (isPending && isUnasked) ? (
          <Waiting />
        ) : (
          <div className="grid gap-5">
            {isRefused && link && (
              <Notice tone="warn" role="alert" className="max-w-xl">
                {t('tracking.expiredLink')}
              </Notice>
            )}
            <TrackOrderForm
              number={number}
              error={isRefused ? null : error}
              isPending={isPending}
              takesFocus={isAnother}
              onSubmit={lookUp}
            />
          </div>
        )}
      </PageBody>
    </>
  );
}
