import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import type { PaymentMethod } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';
import { formatBRL } from '@/lib/money';
import { CardDenial } from './card-denial';
import { CardFields } from './card-fields';
import { focusFirstFault } from '@/features/checkout/focus-first-fault';
import { installmentOf } from './installment-text';
import { placedOrderQuery } from '@/features/checkout/order/guest-pass';
import { priceOrder } from '@/features/checkout/order/order-prices';
import { PaymentMethods } from './payment-methods';
import {
  CARD_FIELDS,
  EMPTY_CARD,
  payAgainResolver,
  type PayAgainBody,
  type PayAgainValues,
} from './payment.schema';
import { cardDenialOf, PlaceOrderNotice } from '@/features/checkout/order/place-order-notice';
import { usePlaceOrder } from '@/features/checkout/order/use-place-order';

interface PayAgainFormProps {
  order: Order;
  /** A payment is under way or done; the order in the cache says which. */
  onPaid: () => void;
}

/** The way to pay and its card, for an order that is placed already. What was typed stays when it is refused. */
export function PayAgainForm({ order, onPaid }: PayAgainFormProps) {
  const { t } = useTranslation('checkout');
  useNamespace('errors');
  const id = useId();
  const queryClient = useQueryClient();
  const { number } = order;
  const { amounts, installments } = priceOrder(order.totals);
  const [method, setMethod] = useState<PaymentMethod>(order.paymentMethod);
  const [parts, setParts] = useState(1);
  const form = useForm<PayAgainValues, unknown, PayAgainBody>({
    defaultValues: { paymentMethod: method, card: EMPTY_CARD },
    resolver: payAgainResolver,
    shouldFocusError: false,
  });
  const { setValue, setError, setFocus, getValues, handleSubmit } = form;

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
    const { fields } = state.error;
    const wrong = CARD_FIELDS.filter((name) => fields[name]);
    wrong.forEach((name, index) =>
      setError(name, { type: 'server', message: fields[name] }, { shouldFocus: index === 0 }),
    );
    // It may be closed or paid by now; another attempt stands in its history in any case.
    const { queryKey } = placedOrderQuery(number);
    void queryClient.invalidateQueries({ queryKey });
  }, [state, queryClient, number, setError]);

  const denial = cardDenialOf(state);
  const isBusy = state.step === 'placing' || (state.step === 'verifying' && state.isWaiting);
  const charge = method === 'credit_card' ? installmentOf(installments, parts) : undefined;
  const choose = (next: PaymentMethod) => {
    if (state.step === 'refused') forget();
    setMethod(next);
    setValue('paymentMethod', next);
  };
  const submit = ({ paymentMethod, card }: PayAgainBody) => {
    // An attempt without an answer is only ever repeated as it was.
    if (state.step === 'verifying') verify();
    else {
      const preparesCard = order.payment?.simulated === false;
      place({ kind: 'payment', number, body: { paymentMethod, card }, preparesCard });
    }
  };

  return (
    <FormProvider {...form}>
      <form
        id={id}
        method="post"
        noValidate
        className="grid gap-4"
        onChange={() => setParts(getValues('card.installments'))}
        onSubmit={(event) =>
          void handleSubmit(submit, (errors) => focusFirstFault(CARD_FIELDS, errors, setFocus))(event)
        }
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
            <CardFields
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
              : t(`place.pay.${method}`, { total: formatBRL(charge?.total ?? amounts[method]) })}
          </span>
        </Button>
      </form>
    </FormProvider>
  );
}
