import { useTranslation } from 'next-i18next/pages';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PRESCRIPTION_MAX_BYTES, PRESCRIPTION_TYPES } from '@/contract/constants';
import { checkFile, type FileFault } from './check-file';

const MAX_MEGABYTES = PRESCRIPTION_MAX_BYTES / 1024 / 1024;

interface FileButtonProps {
  label: string;
  pending?: boolean;
  fault: FileFault | null;
  onFault: (fault: FileFault) => void;
  onFile: (file: File) => void;
}

/** Chooses one file: on a phone the camera, too. What cannot be a prescription is said at once. */
export function FileButton({ label, pending = false, fault, onFault, onFile }: FileButtonProps) {
  const { t } = useTranslation('prescription');
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const take = (file: File | undefined) => {
    if (!file) return;
    const found = checkFile(file);
    if (found) onFault(found);
    else onFile(file);
  };
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        tone="outline"
        size="sm"
        pending={pending}
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        <Icon name="upload" />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={PRESCRIPTION_TYPES.join(',')}
        aria-label={label}
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <p id={hint} className="text-sm text-muted">
        {t('hint', { megabytes: MAX_MEGABYTES })}
      </p>
      {fault && (
        <p role="alert" className="text-sm font-semibold text-sale">
          {t(`fault.${fault}`, { megabytes: MAX_MEGABYTES })}
        </p>
      )}
    </div>
  );
}
