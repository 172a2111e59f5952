import type { ReactNode } from 'react';
import { PRESCRIPTION_DAYS } from '@config/commerce';
import { durationText } from '@/lib/time/duration';
import { formatDate } from '@/lib/time/dates';
import { useTranslation } from 'next-i18next/pages';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { Order } from '@/contract/schemas/orders';
import { missingPrescriptionOf } from './missing-prescription';

/** Where else to send a prescription. */
export interface PrescriptionContact {
  /** A chat with the shop whose message names the order. */
  whatsappHref: string;
  email: string;
}

interface OrderPrescriptionProps {
  order: Pick<
    Order,
    'number' | 'prescription' | 'prescriptionUntil' | 'prescriptionReason' | 'prescriptionFiles' | 'state'
  >;
  contact: PrescriptionContact;
  /** Sends a file here; not rendered once a prescription was accepted. */
  upload?: ReactNode;
}

const TONES = { pending: 'warn', received: 'info', approved: 'ok', refused: 'error' } as const;

/** Whether the shop has the veterinary prescription of an order, and how to send it when it is missing. */
export function OrderPrescription({ order, contact, upload }: OrderPrescriptionProps) {
  const { t, i18n } = useTranslation(['account', 'common']);
  const { number, prescription, prescriptionUntil, prescriptionReason, state } = order;
  if (!prescription) return null;
  const isOver = state === 'cancelled' || state === 'refunded';
  if (isOver) return null;
  const stage = missingPrescriptionOf(order)?.isSent ? 'received' : prescription;
  const subject = encodeURIComponent(t('prescription.subject', { number }));
  return (
    <Notice tone={TONES[stage]} title={t(`prescription.${stage}`)}>
      <p>{t(`prescription.${stage}Text`, { number })}</p>
      {prescription === 'refused' && prescriptionReason && (
        <p>
          {t('prescription.reason')} <bdi>{prescriptionReason}</bdi>
        </p>
      )}
      {prescription !== 'approved' && stage !== 'received' && (
        <p className="font-semibold">
          {prescriptionUntil
            ? t('prescription.until', { date: formatDate(prescriptionUntil, i18n.language) })
            : t('prescription.term', { time: durationText(t, 'days', PRESCRIPTION_DAYS) })}
        </p>
      )}
      {prescription !== 'approved' && upload}
      {prescription !== 'approved' && stage !== 'received' && (
        <>
          <div className="mt-2 flex flex-wrap gap-2.5">
            <a
              href={contact.whatsappHref}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyle('whatsapp', 'sm')}
            >
              <Icon name="whatsapp" />
              {t('prescription.whatsapp')}
            </a>
            <a href={`mailto:${contact.email}?subject=${subject}`} className={buttonStyle('outline', 'sm')}>
              <Icon name="envelope" />
              {t('prescription.email')}
            </a>
          </div>
          <p className="text-sm">
            <bdi dir="ltr">{contact.email}</bdi>
          </p>
        </>
      )}
    </Notice>
  );
}
