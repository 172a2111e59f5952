import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Order, OrderState } from '@/contract/schemas/orders';
import { notify } from '@/client/toast';
import { useFailureText } from '../kit/failure';
import { ConfirmDialog } from '../kit/confirm-dialog';
import { EndingNotice } from './ending-notice';
import { askedState, isEnding, isFinalStep, type AskedState } from './ending-state';
import { useMoveOrder } from './orders.mutations';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { orderStateWord } from '@/lib/texts/order-state-word';

interface OrderConfirmProps {
  state: AskedState;
  order: Order;
  pending: boolean;
  /** Gets what was written, which may be nothing where the order goes on. */
  onConfirm: (note: string) => void;
  onBack: () => void;
  /** Tells whether something is written, until the question goes away. */
  onDirty: (isDirty: boolean) => void;
}

/**
 * Asks once more before an order ends, or before it goes on unpaid, and for the reason that its history will keep: one
 * that ends has to have it.
 */
function OrderConfirm({ state, order, pending, onConfirm, onBack, onDirty }: OrderConfirmProps) {
  const { t } = useTranslation('dashboard');
  const titleId = useId();
  const note = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => note.current?.focus(), []);
  const forget = useEffectEvent(() => onDirty(false));
  useEffect(() => () => forget(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = note.current?.value.trim() ?? '';
    const isMissingNow = !text && isEnding(state);
    setMissing(isMissingNow);
    if (!isMissingNow) onConfirm(text);
    else note.current?.focus();
  };
  return (
    <form aria-labelledby={titleId} onSubmit={submit} className="grid gap-3">
      <h3 id={titleId} className="text-lg">
        {t(`confirm.${state}`, { number: order.number })}
      </h3>
      {state === 'approved' && <p>{t('bulk.approveText')}</p>}
      {isEnding(state) && <EndingNotice order={order} to={state} />}
      <Field
        label={t('confirm.note')}
        hint={t('confirm.noteHint')}
        error={isMissing ? t('confirm.noteMissing') : null}
        required={isEnding(state)}
      >
        <TextArea
          ref={note}
          rows={2}
          maxLength={500}
          onChange={({ target }) => onDirty(target.value.trim() !== '')}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" tone={isEnding(state) ? 'danger' : 'primary'} pending={pending}>
          {t(`action.${state}`)}
        </Button>
        <Button size="sm" tone="quiet" onClick={onBack}>
          {t('confirm.back')}
        </Button>
      </div>
    </form>
  );
}

interface OrderActionsProps {
  order: Order;
  /** Tells whether a reason is written that was not sent. */
  onDirty: (isDirty: boolean) => void;
}

/** The moves this order allows now, the usual one first. */
export function OrderActions({ order, onDirty }: OrderActionsProps) {
  const { t } = useTranslation('dashboard');
  const [confirming, setConfirming] = useState<AskedState | null>(null);
  // The question stays while its dialog fades.
  const [step, setStep] = useState<{ to: OrderState; isAsked: boolean } | null>(null);
  const closeStep = () => setStep((asked) => asked && { ...asked, isAsked: false });
  const textOf = useFailureText();
  const word = (state: OrderState) => orderStateWord(state, order);
  const move = useMoveOrder(order, {
    showsError: true,
    done: ({ number, state }) => t('done.moved', { number, state: t(`state.${word(state)}`) }),
    onDone() {
      setConfirming(null);
      closeStep();
    },
    onRefused(refused) {
      closeStep();
      // After a conflict the sheet shows another order state, perhaps without actions: a toast outlives that.
      if (refused.status !== 409) return;
      notify('warning', textOf(refused));
      setConfirming(null);
    },
  });
  const failure = move.error?.status === 409 ? null : move.error;
  // What was answered may not be drawn yet.
  const isMoving = move.isPending || (move.data?.version ?? 0) > order.version;
  const moveTo = (state: OrderState, note?: string) => {
    if (!move.isPending) move.mutate({ state, ...(note && { note }) });
  };
  return (
    <div className="grid gap-3 border-t border-line px-5 py-4">
      {failure && (
        <Notice tone="error" role="alert">
          {textOf(failure)}
        </Notice>
      )}
      {confirming && order.nextStates.includes(confirming) ? (
        <OrderConfirm
          state={confirming}
          order={order}
          pending={move.isPending}
          onConfirm={(note) => moveTo(confirming, note)}
          onBack={() => setConfirming(null)}
          onDirty={onDirty}
        />
      ) : (
        <div role="group" aria-label={t('action.label')} className="flex flex-wrap gap-2.5">
          {[...order.nextStates]
            .sort((a, b) => Number(isEnding(a)) - Number(isEnding(b)))
            .map((state) => (
              <Button
                key={state}
                size="sm"
                tone={isEnding(state) ? 'danger' : 'primary'}
                pending={isMoving && move.variables?.state === state}
                disabled={isMoving && move.variables?.state !== state}
                onClick={() => {
                  const asked = askedState(order.state, state);
                  if (asked) setConfirming(asked);
                  else if (isFinalStep(state)) setStep({ to: state, isAsked: true });
                  else moveTo(state);
                }}
              >
                {t(`action.${word(state)}`)}
              </Button>
            ))}
        </div>
      )}
      {step && (
        <ConfirmDialog
          open={step.isAsked}
          question={t('bulk.ask', { count: 1, state: t(`state.${word(step.to)}`) })}
          confirm={t(`action.${word(step.to)}`)}
          pending={move.isPending}
          onConfirm={() => moveTo(step.to)}
          onClose={closeStep}
        >
          <p className="font-semibold">
            <bdi dir="ltr">{order.number}</bdi>
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
