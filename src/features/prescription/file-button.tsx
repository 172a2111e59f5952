import { useTranslation } from 'next-i18next/pages';
import { FileDrop } from '@/components/ui/file-drop';
import { PRESCRIPTION_MAX_BYTES, PRESCRIPTION_TYPES } from '@/contract/constants';
import { readFault, type FileFault } from './check-file';

const MAX_MEGABYTES = PRESCRIPTION_MAX_BYTES / 1024 / 1024;

interface FileButtonProps {
  label: string;
  pending?: boolean;
  fault: FileFault | null;
  onFault: (fault: FileFault) => void;
  onFile: (file: File) => void;
}

/** Chooses one file, or takes one that is dropped: on a phone the camera, too. What cannot be a prescription is said at once. */
export function FileButton({ label, pending = false, fault, onFault, onFile }: FileButtonProps) {
  const { t } = useTranslation('prescription');
  const take = async (file: File | undefined) => {
    if (!file) return;
    const found = await readFault(file);
    if (found) onFault(found);
    else onFile(file);
  };
  return (
    <div className="grid gap-1.5">
      <FileDrop
        label={label}
        accept={PRESCRIPTION_TYPES.join(',')}
        pending={pending}
        onFiles={([file]) => void take(file)}
      >
        {t('hint', { megabytes: MAX_MEGABYTES })}
      </FileDrop>
      {fault && (
        <p role="alert" className="text-sm font-semibold text-sale">
          {t(`fault.${fault}`, { megabytes: MAX_MEGABYTES })}
        </p>
      )}
    </div>
  );
}
