import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import type { Order, Payment } from '@/contract/schemas/orders';
import { placedOrderQuery, readGuestPass } from '@/features/checkout/order/guest-pass';
import { errorText } from '@/lib/texts/error-text';

type Outcome = 'approve' | 'deny' | 'expire';
type Simulated = Pick<Payment, 'status' | 'simulated'>;

/** What the bank could still say of a payment; money can come after the time too, and then it goes back. */
const OUTCOMES: Partial<Record<Payment['status'], readonly Outcome[]>> = {
  pending: ['approve', 'deny', 'expire'],
  expired: ['approve'],
};

/**
 * While the gateway is simulated: what the bank would do, done by hand. Nothing for a payment
 * that is real, or settled for good.
 */
export function FakePaymentButtons({ number, payment }: { number: string; payment: Simulated }) {
  const { t } = useTranslation(['checkout', 'errors', 'common']);
  useNamespace('errors');
  const queryClient = useQueryClient();
  const { queryKey } = placedOrderQuery(number);
  const { mutate, isPending, variables, error } = useMutation<Order, ApiError, Outcome>({
    mutationFn: (outcome) => {
      const pass = readGuestPass(number);
      return pass
        ? call('fakeGuestPayment', { body: { number, pass, outcome } })
        : call('fakePayment', { body: { number, outcome } });
    },
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: (order) => queryClient.setQueryData(queryKey, order),
    // It was settled elsewhere: show how.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const outcomes = payment.simulated ? OUTCOMES[payment.status] : undefined;
  if (!outcomes) return null;
  const isLate = payment.status === 'expired';
  return (
    <section
      aria-labelledby="simulation-title"
      className="rounded-lg border border-warn-line bg-warn-soft p-5 print:hidden"
    >
      <h2 id="simulation-title" className="text-lg">
        {t('simulation.title')}
      </h2>
      <p className="mt-1">{t(isLate ? 'simulation.lateText' : 'simulation.text')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            tone={outcome === 'approve' && !isLate ? 'primary' : 'outline'}
            size="sm"
            pending={isPending && variables === outcome}
            onClick={() => !isPending && mutate(outcome)}
          >
            {t(isLate ? 'simulation.late' : `simulation.${outcome}`)}
          </Button>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-2 text-sm font-semibold text-sale">
          {errorText(t, error)}
        </p>
      )}
    </section>
  );
}
