import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { controlStyle } from '@/components/ui/control-style';

interface CopyFieldProps {
  label: string;
  value: string;
  copyLabel: string;
  rows?: number;
}

/** A code to be copied, the button first. Where the browser refuses the clipboard it is selected, to be copied by hand. */
export function CopyField({ label, value, copyLabel, rows = 5 }: CopyFieldProps) {
  const { t } = useTranslation('checkout');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      field.current?.select();
      setOutcome('selected');
    }
  };
  return (
    <div className="grid gap-2">
      <Button tone="accent" className="min-h-13" onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {outcome === 'copied' ? t('copy.done') : copyLabel}
      </Button>
      <label htmlFor={id} className="text-[0.9375rem] font-semibold">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        readOnly
        rows={rows}
        value={value}
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
        className={`${controlStyle} resize-none py-2.5 font-mono text-sm wrap-anywhere`}
      />
      <p role="status" className={outcome === 'selected' ? 'text-sm' : 'sr-only'}>
        {outcome === 'copied' && t('copy.done')}
        {outcome === 'selected' && t('copy.byHand')}
      </p>
    </div>
  );
}
