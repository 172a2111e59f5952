import { useTranslation } from 'next-i18next/pages';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextInput } from '@/components/ui/text-input';
import { notify } from '@/client/toast';

interface CopyCodeProps {
  code: string;
  /** What it is; the code of a coupon unless said. */
  label?: string;
}

/** A code or an address to be copied. Where the browser refuses the clipboard it is selected, to be copied by hand. */
export function CopyCode({ code, label }: CopyCodeProps) {
  const { t } = useTranslation('manage-content');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      notify('success', t('copied'));
    } catch {
      field.current?.focus();
      field.current?.select();
    }
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-[0.9375rem] font-semibold">
        {label ?? t('coupons.toCopy')}
      </label>
      <div className="flex flex-wrap gap-2">
        <TextInput
          ref={field}
          id={id}
          value={code}
          readOnly
          dir="ltr"
          className="flex-1 basis-40 bg-surface font-mono"
        />
        <Button tone="outline" onClick={() => void copy()}>
          <Icon name="copy" />
          {t('copy')}
        </Button>
      </div>
    </div>
  );
}
