import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, type ReactNode } from 'react';
import { accountOrderPath, checkoutDonePath, loginPath, productPath } from '@config/routes';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { PackText } from '@/components/ui/text/pack-text';
import { Panel } from '@/components/ui/panel';
import { PictureImage } from '@/components/ui/picture-image';
import type { OrderTracking } from '@/contract/schemas/tracking';
import { formatDate } from '@/lib/time/dates';
import { lineTitle } from '@/lib/line-title';
import { TrackedDelivery } from './tracked-delivery';
import { orderStateWord } from '@/lib/texts/order-state-word';

const TONES: Record<OrderTracking['state'], BadgeTone> = {
  pending_payment: 'warn',
  approved: 'ok',
  picking: 'info',
  shipped: 'info',
  delivered: 'ok',
  cancelled: 'sale',
  refunded: 'neutral',
};

interface TrackedOrderProps {
  order: OrderTracking;
  /** Whether this browser placed it without an account, and so may pay it. */
  isPlacedHere: boolean;
  /** A chat with the shop that names the order. */
  whatsappHref: string;
  onAnother: () => void;
  /** The steps it took and those to come. */
  history: ReactNode;
  /** Asks for its return; null where the reader has neither its link nor its pass. */
  ending: ReactNode;
  /** Sends the prescription that the order waits for; null where the reader has no link of a mail. */
  upload: ReactNode;
}

/**
 * State, items and arrival of an order. Prices and payment are shown only in its account, or in the browser that placed it
 * without one: a button leads there.
 */
export function TrackedOrder({
  order,
  isPlacedHere,
  whatsappHref,
  onAnother,
  history,
  ending,
  upload,
}: TrackedOrderProps) {
  const { t, i18n } = useTranslation(['forms', 'account']);
  const word = orderStateWord(order.state, { isPickUp: order.destination === null });
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is replaced by the order, which gets the focus.
  useEffect(() => heading.current?.focus(), [order.number]);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="text-[1.375rem] outline-none md:text-2xl">
          {t('tracking.order', { number: order.number })}
        </h2>
        <Badge tone={TONES[order.state]}>{t(`account:state.${word}`)}</Badge>
        <p className="text-muted">
          {t('tracking.placedAt', { date: formatDate(order.createdAt, i18n.language) })}
        </p>
      </div>
      {order.state === 'pending_payment' && <Unpaid order={order} isPlacedHere={isPlacedHere} />}
      {order.missingPrescription && (
        <MissingPrescription number={order.number} missing={order.missingPrescription} upload={upload} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <Panel>
          <h3 className="mb-3 text-xl">{t('tracking.history')}</h3>
          {history}
        </Panel>
        <Panel>
          <h3 className="mb-3 text-xl">{t('tracking.delivery')}</h3>
          <TrackedDelivery order={order} />
        </Panel>
        <Panel className="lg:col-span-2">
          <h3 className="mb-2 text-xl">{t('tracking.items')}</h3>
          <ul className="divide-y divide-line">
            {order.lines.map((line) => (
              <li key={`${line.slug} ${line.presentation}`} className="flex items-center gap-4 py-3">
                <span className="tile grid size-16 shrink-0 place-items-center rounded p-1">
                  {line.picture && (
                    <PictureImage
                      picture={line.picture}
                      sizes="64px"
                      alt=""
                      className="max-h-full w-auto object-contain"
                    />
                  )}
                </span>
                <div className="min-w-0">
                  <SoldTitle line={line} />
                  <p className="text-sm text-muted">
                    <PackText presentation={line.presentation} /> ·{' '}
                    {t('tracking.quantity', { count: line.quantity })}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      {ending}
      <div className="flex flex-wrap gap-3">
        {order.state !== 'pending_payment' && (order.hasAccount || isPlacedHere) && (
          <ButtonLink
            tone="outline"
            href={order.hasAccount ? accountOrderPath(order.number) : checkoutDonePath(order.number)}
          >
            {t('tracking.whole')}
          </ButtonLink>
        )}
        <a href={whatsappHref} target="_blank" rel="noopener noreferrer" className={buttonStyle('whatsapp')}>
          <Icon name="whatsapp" />
          {t('tracking.whatsapp')}
        </a>
        <Button tone="outline" onClick={onAnother}>
          {t('tracking.another')}
        </Button>
      </div>
    </article>
  );
}

/** Leads to where the order is paid: its account, or else the browser that placed it. */
function Unpaid({ order, isPlacedHere }: Pick<TrackedOrderProps, 'order' | 'isPlacedHere'>) {
  const { t } = useTranslation(['forms', 'account']);
  const { number, hasAccount } = order;
  if (!hasAccount && !isPlacedHere) {
    return (
      <Notice tone="warn" title={t('tracking.pay')}>
        <p>{t('tracking.payGuestText')}</p>
      </Notice>
    );
  }
  const href = hasAccount ? loginPath(accountOrderPath(number)) : checkoutDonePath(number);
  return (
    <Notice tone="warn" title={t('tracking.pay')}>
      {hasAccount && <p>{t('tracking.payText')}</p>}
      <div>
        <ButtonLink size="sm" href={href} className="mt-2">
          {hasAccount ? t('tracking.signIn') : t('account:orders.pay')}
        </ButtonLink>
      </div>
    </Notice>
  );
}

interface MissingPrescriptionProps {
  number: string;
  missing: NonNullable<OrderTracking['missingPrescription']>;
  upload: ReactNode;
}

function MissingPrescription({ number, missing, upload }: MissingPrescriptionProps) {
  const { t, i18n } = useTranslation(['forms', 'account']);
  const { until, isRefused, sentAt } = missing;
  if (sentAt) {
    return (
      <Notice tone="info" title={t('account:prescription.received')}>
        <p>{t('account:prescription.receivedText', { number })}</p>
        {upload}
      </Notice>
    );
  }
  return (
    <Notice
      tone={isRefused ? 'error' : 'warn'}
      title={t(`account:prescription.${isRefused ? 'refused' : 'pending'}`)}
    >
      <p>{upload ? t('tracking.prescriptionHere') : t('tracking.prescription', { number })}</p>
      {until && (
        <p className="font-semibold">
          {t('account:prescription.until', { date: formatDate(until, i18n.language) })}
        </p>
      )}
      {upload}
    </Notice>
  );
}

function SoldTitle({ line }: { line: OrderTracking['lines'][number] }) {
  const { i18n } = useTranslation(['forms', 'account']);
  const { title, titleLang } = lineTitle(line, i18n.language);
  return (
    <Link href={productPath(line.slug)} lang={titleLang} className="font-semibold hover:underline">
      {title}
    </Link>
  );
}
