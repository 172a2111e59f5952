import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { PaymentMethod } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';
import { formatBRL } from '@/lib/money';
import { CardDenial } from './card-denial';
import { installmentOf } from './installment-text';
import { placedOrderQuery } from '@/features/checkout/order/guest-pass';
import { priceOrder } from '@/features/checkout/order/order-prices';
import { LazyCardForm } from './lazy-card-form';
import { PaymentMethods } from './payment-methods';
import { useTypedCard } from './use-typed-card';
import { cardDenialOf, PlaceOrderNotice } from '@/features/checkout/order/place-order-notice';
import { usePlaceOrder } from '@/features/checkout/order/use-place-order';

interface PayAgainFormProps {
  order: Order;
  /** The way to pay that is chosen at first. */
  initial: PaymentMethod;
  /** A payment is under way or done; the order in the cache says which. */
  onPaid: () => void;
}

/** The way to pay and its card, for an order that is placed already. What was typed stays when it is refused. */
export function PayAgainForm({ order, initial, onPaid }: PayAgainFormProps) {
  const { t } = useTranslation('checkout');
  const id = useId();
  const queryClient = useQueryClient();
  const { number } = order;
  const { amounts, installments } = priceOrder(order.totals);
  const [method, setMethod] = useState(initial);
  const [parts, setParts] = useState(1);
  const { form: cardForm, ...card } = useTypedCard();

  const paid = useCallback(
    (next: Order) => {
      queryClient.setQueryData(placedOrderQuery(number).queryKey, next);
      onPaid();
    },
    [queryClient, number, onPaid],
  );
  const { state, place, verify, forget } = usePlaceOrder(paid);

  useEffect(() => {
    if (state.step !== 'refused') return;
    cardForm.current?.showFaults(state.error.fields);
    // It may be closed or paid by now; another attempt stands in its history in any case.
    const { queryKey } = placedOrderQuery(number);
    void queryClient.invalidateQueries({ queryKey });
  }, [state, queryClient, number, cardForm]);

  const denial = cardDenialOf(state);
  const isBusy = state.step === 'placing' || (state.step === 'verifying' && state.isWaiting);
  const charge = method === 'credit_card' ? installmentOf(installments, parts) : undefined;
  const choose = (next: PaymentMethod) => {
    if (state.step === 'refused') forget();
    setMethod(next);
  };
  const submit = async () => {
    // An attempt without an answer is only ever repeated as it was.
    if (state.step === 'verifying') {
      verify();
      return;
    }
    const judged = await card.judge(method);
    if (judged === undefined) return;
    const preparesCard = order.payment?.simulated === false;
    place({ kind: 'payment', number, body: { paymentMethod: method, card: judged }, preparesCard });
  };

  return (
    <form
      id={id}
      method="post"
      noValidate
      className="grid gap-4"
      onChange={() => setParts(card.note())}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PlaceOrderNotice
        state={state}
        shown={null}
        total={undefined}
        waiting={null}
        onConfirm={() => undefined}
        onVerify={verify}
      />
      <PaymentMethods
        amounts={amounts}
        installments={installments}
        method={method}
        onSelect={choose}
        card={
          <LazyCardForm
            handle={cardForm}
            initial={card.typed}
            onInstallments={setParts}
            installments={installments}
            simulated={order.payment?.simulated ?? false}
            denial={denial && <CardDenial reason={denial.reason} number={null} />}
          />
        }
      />
      <Button type="submit" tone="accent" pending={isBusy} className="min-h-14 w-full sm:text-lg">
        <span>
          {isBusy
            ? t('place.paying')
            : state.step === 'verifying'
              ? t('verifying.again')
              : t(`place.pay.${method}`, { total: formatBRL(charge?.total ?? amounts[method]) })}
        </span>
      </Button>
    </form>
  );
}
