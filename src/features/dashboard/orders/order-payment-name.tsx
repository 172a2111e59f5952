import { useTranslation } from 'next-i18next/pages';
import type { PaymentMethod } from '@/contract/schemas/checkout';

/** `PIX`, `Boleto`, `Cartão` or `Cartão 3x`. */
export function OrderPaymentName({ method, installments }: { method: PaymentMethod; installments: number }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      {t(`payment.${method}`)}
      {installments > 1 && ' '}
      {installments > 1 && <bdi dir="ltr">{installments}x</bdi>}
    </>
  );
}
