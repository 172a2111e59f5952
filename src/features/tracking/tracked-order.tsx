import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { accountOrderPath, loginPath, productPath } from '@config/routes';
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
import { formatDateTime } from '@/lib/time/times';
import { lineTitle } from '@/lib/line-title';
import { TrackedDelivery } from './tracked-delivery';

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
  /** A chat with the shop that names the order. */
  whatsappHref: string;
  onAnother: () => void;
}

/** Where an order stands, what is in it and when it should arrive. Prices and payment stay in the account. */
export function TrackedOrder({ order, whatsappHref, onAnother }: TrackedOrderProps) {
  const { t, i18n } = useTranslation(['forms', 'account']);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone: whoever looked goes on here.
  useEffect(() => heading.current?.focus(), [order.number]);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="text-[1.375rem] outline-none md:text-2xl">
          {t('tracking.order', { number: order.number })}
        </h2>
        <Badge tone={TONES[order.state]}>{t(`account:state.${order.state}`)}</Badge>
        <p className="text-muted">
          {t('tracking.placedAt', { date: formatDate(order.createdAt, i18n.language) })}
        </p>
      </div>
      {order.state === 'pending_payment' && (
        <Notice tone="warn" title={t('tracking.pay')}>
          <p>{t('tracking.payText')}</p>
          <div>
            <ButtonLink size="sm" href={loginPath(accountOrderPath(order.number))} className="mt-2">
              {t('tracking.signIn')}
            </ButtonLink>
          </div>
        </Notice>
      )}
      {order.missingPrescription && (
        <Notice
          tone={order.missingPrescription.isRefused ? 'error' : 'warn'}
          title={t(`account:prescription.${order.missingPrescription.isRefused ? 'refused' : 'pending'}`)}
        >
          <p>{t('tracking.prescription', { number: order.number })}</p>
          {order.missingPrescription.until && (
            <p className="font-semibold">
              {t('account:prescription.until', {
                date: formatDate(order.missingPrescription.until, i18n.language),
              })}
            </p>
          )}
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel>
          <h3 className="mb-3 text-xl">{t('tracking.history')}</h3>
          <ol className="grid gap-4 border-s-2 border-line ps-4">
            {[...order.history].reverse().map(({ state, at }, index) => (
              <li key={`${state} ${at}`}>
                <p className={index === 0 ? 'font-bold' : ''}>{t(`account:state.${state}`)}</p>
                <time dateTime={at} className="text-sm text-muted">
                  {formatDateTime(at, i18n.language)}
                </time>
              </li>
            ))}
          </ol>
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
      <div className="flex flex-wrap gap-3">
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

function SoldTitle({ line }: { line: OrderTracking['lines'][number] }) {
  const { i18n } = useTranslation(['forms', 'account']);
  const { title, titleLang } = lineTitle(line, i18n.language);
  return (
    <Link href={productPath(line.slug)} lang={titleLang} className="font-semibold hover:underline">
      {title}
    </Link>
  );
}
