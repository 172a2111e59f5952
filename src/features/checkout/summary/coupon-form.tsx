import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { TextInput } from '@/components/ui/text-input';
import type { CouponReason } from '@/contract/constants';
import type { Coupon } from '@/contract/schemas/checkout';
import { formatBRL } from '@/lib/money';
import { withoutIsolates } from '@/lib/texts/isolate';

/** What came of a code: nothing is wrong, the shop says why not, or no answer came. */
export type CouponOutcome = CouponReason | 'FAILED' | null;

interface CouponFormProps {
  /** The one that is on the cart. */
  coupon: Coupon | null;
  /** Why the code on the cart takes nothing off now. */
  reason: CouponReason | null;
  /** Reais of products that the cart lacks for the code's minimum; 0 when it lacks none. */
  missing: number;
  /** On a phone one button opens the field. */
  isFolded?: boolean;
  onApply: (code: string) => Promise<CouponOutcome>;
  onRemove: () => void;
}

/** The field and its button: beside each other, or below with large text. */
const CodeField = ({ button, ...field }: ComponentProps<typeof TextInput> & { button: ReactNode }) => (
  <div className="flex flex-wrap gap-3">
    <TextInput {...field} className="min-w-0 flex-[1_1_8rem]" />
    {button}
  </div>
);

/** The coupon field: applies through the quote, and says why a code does not count. */
export function CouponForm({
  coupon,
  reason,
  missing,
  isFolded = false,
  onApply,
  onRemove,
}: CouponFormProps) {
  const { t } = useTranslation(['checkout', 'errors', 'cart']);
  useNamespace('errors');
  const canSayMissing = useNamespace('cart');
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<CouponOutcome>(null);
  const [isPending, setPending] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  /** A coupon's coming or going is the answer to a press here. */
  const isAsked = useRef(false);

  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  // The pressed control is gone, and the focus with it. A person who went on meanwhile has it elsewhere.
  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    for (const { current } of [remove, opener, field])
      if (document.activeElement === document.body) current?.focus();
  }, [coupon]);

  const apply = async () => {
    const wanted = withoutIsolates(text).trim().toUpperCase();
    if (!wanted || isPending) return;
    setPending(true);
    isAsked.current = true;
    const answer = await onApply(wanted);
    setOutcome(answer);
    setPending(false);
    if (answer === null) {
      setText('');
      return;
    }
    isAsked.current = false;
    field.current?.focus();
  };

  const applied = ({ code, kind, amount }: Coupon) =>
    kind !== 'free_freight'
      ? t('coupon.applied', { code })
      : amount === null
        ? t('coupon.freeFreight', { code })
        : t('coupon.freeFreightUpTo', { code, amount: formatBRL(amount) });
  const isShort = coupon !== null && missing > 0;
  const isHidden = isFolded && !isOpen;
  return (
    <div className={coupon ? 'grid gap-1' : undefined}>
      <p
        className={
          coupon
            ? `flex flex-wrap items-center gap-x-2 rounded px-3.5 py-1 ${reason || isShort ? 'bg-warn-soft text-warn' : 'bg-ok-soft text-ok'}`
            : undefined
        }
      >
        {coupon && <Icon name="tag" />}
        {/* Both are there from the start, so that a reader hears the coupon, and how the amount falls. */}
        <span role="status" className="min-w-0 flex-[1_1_6rem] wrap-anywhere">
          {coupon && applied(coupon)}
        </span>
        {coupon && (
          <Button
            ref={remove}
            tone="quiet"
            size="sm"
            className="ms-auto shrink-0 whitespace-nowrap"
            onClick={() => {
              isAsked.current = true;
              onRemove();
            }}
            aria-label={t('coupon.removeLabel', { code: coupon.code })}
          >
            {t('coupon.remove')}
          </Button>
        )}
      </p>
      <p role="status" className="text-sm font-semibold text-warn empty:hidden">
        {isShort && canSayMissing ? t('cart:totals.couponMissing', { amount: formatBRL(missing) }) : ''}
      </p>
      {coupon?.firstPurchaseOnly && !reason && (
        <p className="text-sm text-muted">{t('coupon.firstPurchase')}</p>
      )}
      {coupon && reason && missing === 0 && (
        <p role="alert" className="text-sm font-semibold text-sale">
          {t(`errors:${reason}`)}
        </p>
      )}
      {!coupon && isHidden && (
        <Button
          ref={opener}
          tone="outline"
          className="!min-h-13 w-full !px-2 !py-0 !text-[0.9375rem] lg:hidden"
          aria-expanded={false}
          onClick={() => setOpen(true)}
        >
          <Icon name="tag" />
          {t('coupon.open')}
        </Button>
      )}
      {!coupon && (
        <form
          noValidate
          className={isHidden ? 'max-lg:hidden' : undefined}
          onSubmit={(event) => {
            event.preventDefault();
            void apply();
          }}
        >
          <Field
            label={t('coupon.label')}
            error={outcome && t(outcome === 'FAILED' ? 'coupon.failed' : `errors:${outcome}`)}
            className="min-w-0"
          >
            <CodeField
              ref={field}
              name="cupom"
              value={text}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              dir="ltr"
              button={
                <Button type="submit" tone="outline" pending={isPending} className="shrink-0 px-4">
                  {t('coupon.apply')}
                </Button>
              }
              onChange={(event) => {
                setText(event.target.value);
                setOutcome(null);
              }}
            />
          </Field>
        </form>
      )}
    </div>
  );
}
