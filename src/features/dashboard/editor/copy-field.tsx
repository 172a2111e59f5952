import { useTranslation } from 'next-i18next/pages';
import { useId, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { TextInput } from '@/components/ui/text-input';
import { copyText } from '@/lib/browser/copy-text';
import { notify } from '@/client/toast';

/** A text to be taken along, with a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('manage');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    if (await copyText(field.current)) notify('success', t('copied'));
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <span className="flex gap-1">
        <TextInput ref={field} id={id} value={value} readOnly dir="ltr" />
        <IconButton icon="copy" label={t('copy', { name: label })} onClick={() => void copy()} />
      </span>
    </div>
  );
}
