import { useTranslation } from 'next-i18next/pages';
import { Notice } from '@/components/ui/notice';
import type { Order, Payment } from '@/contract/schemas/orders';
import { BoletoPayment } from './boleto-payment';
import { FakePaymentButtons } from './fake-payment-buttons';
import { PaymentOutcome } from './payment-outcome';
import { PixPayment } from './pix-payment';
import { useLiveOrder } from '@/features/checkout/order/use-live-order';

interface PendingProps {
  payment: Payment;
  answeredAt: number;
  email: string;
  onAsk: () => Promise<{ isError: boolean }>;
}

function Pending({ payment, ...asking }: PendingProps) {
  const { t } = useTranslation('checkout');
  const { pix, boleto } = payment;
  // Another attempt has a code of its own: nothing that was said of the former one holds.
  if (pix) return <PixPayment key={payment.id} payment={{ ...payment, pix }} {...asking} />;
  if (boleto) return <BoletoPayment key={payment.id} payment={{ ...payment, boleto }} />;
  return (
    <Notice tone="info" title={t('outcome.pending')}>
      {t('outcome.pendingText')}
    </Notice>
  );
}

/**
 * What there is to do about the payment of an order, true to the minute: PIX code with countdown, boleto, or how it
 * ended. Needs the texts of `checkout`.
 */
export function PaymentPanel({ order: given }: { order: Order }) {
  const { data: order = given, dataUpdatedAt, refetch } = useLiveOrder(given.number, given);
  const { payment } = order;
  if (!payment) return null;
  return (
    <div className="grid gap-5">
      <div>
        {/* Screen readers speak what changes in a live region that is already on the page. */}
        <div role="status">
          <PaymentOutcome order={order} />
        </div>
        {payment.status === 'pending' && (
          <Pending payment={payment} answeredAt={dataUpdatedAt} email={order.payer.email} onAsk={refetch} />
        )}
      </div>
      <FakePaymentButtons number={order.number} payment={payment} />
    </div>
  );
}
