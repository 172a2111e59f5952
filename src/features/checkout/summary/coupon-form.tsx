import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { TextInput } from '@/components/ui/text-input';
import type { CouponReason } from '@/contract/constants';
import { withoutIsolates } from '@/lib/texts/isolate';

/** What came of a code: nothing is wrong, the shop says why not, or nobody answered. */
export type CouponOutcome = CouponReason | 'FAILED' | null;

interface CouponFormProps {
  /** The code that is on the cart. */
  code: string | null;
  /** Why the code on the cart takes nothing off now. */
  reason: CouponReason | null;
  onApply: (code: string) => Promise<CouponOutcome>;
  onRemove: () => void;
}

/** The coupon field: applies through the quote, and says why a code does not count. */
export function CouponForm({ code, reason, onApply, onRemove }: CouponFormProps) {
  const { t } = useTranslation(['checkout', 'errors']);
  useNamespace('errors');
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<CouponOutcome>(null);
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const apply = async () => {
    const wanted = withoutIsolates(text).trim().toUpperCase();
    if (!wanted || isPending) return;
    setPending(true);
    const answer = await onApply(wanted);
    setOutcome(answer);
    setPending(false);
    if (answer === null) setText('');
    else field.current?.focus();
  };

  if (code) {
    return (
      <div className="grid gap-1">
        <p className="flex items-center gap-2 rounded bg-ok-soft px-3.5 py-1 text-ok">
          <Icon name="tag" />
          <span>{t('coupon.applied', { code })}</span>
          <Button
            tone="quiet"
            size="sm"
            className="ms-auto"
            onClick={onRemove}
            aria-label={t('coupon.removeLabel', { code })}
          >
            {t('coupon.remove')}
          </Button>
        </p>
        {reason && (
          <p role="alert" className="text-sm font-semibold text-sale">
            {t(`errors:${reason}`)}
          </p>
        )}
      </div>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <div className="flex items-start gap-3">
        <Field
          label={t('coupon.label')}
          error={outcome && t(outcome === 'FAILED' ? 'coupon.failed' : `errors:${outcome}`)}
          className="min-w-0 flex-1"
        >
          <TextInput
            ref={field}
            name="cupom"
            value={text}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            onChange={(event) => {
              setText(event.target.value);
              setOutcome(null);
            }}
          />
        </Field>
        <Button type="submit" tone="outline" pending={isPending} className="mt-7 shrink-0 px-4">
          {t('coupon.apply')}
        </Button>
      </div>
    </form>
  );
}
