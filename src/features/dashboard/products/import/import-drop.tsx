import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { MAX_LINES, type TableFault } from './import-table';

interface ImportDropProps {
  /** The file that was chosen last; '' before. */
  fileName: string;
  isReading: boolean;
  fault: TableFault | null;
  /** A run is under way: its file stays. */
  disabled: boolean;
  onFile: (file: File) => void;
}

const TYPES = '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A place to drop or choose the file, and why it cannot be imported. */
export function ImportDrop({ fileName, isReading, fault, disabled, onFile }: ImportDropProps) {
  const { t, i18n } = useTranslation('manage-products');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !disabled) onFile(file);
  };
  return (
    <div className="grid gap-3">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files);
        }}
        className={`flex flex-wrap items-center gap-4 rounded-lg border-2 border-dashed bg-raised p-6 ${isOver ? 'border-primary bg-primary-soft' : 'border-field'}`}
      >
        <Button
          tone={fileName ? 'outline' : 'primary'}
          disabled={disabled}
          pending={isReading}
          onClick={() => input.current?.click()}
        >
          <Icon name="upload" />
          {t(fileName ? 'import.chooseOther' : 'import.choose')}
        </Button>
        <p className="min-w-0 flex-1 basis-56 text-muted">
          {fileName ? <bdi className="font-semibold text-ink">{fileName}</bdi> : t('import.dropHint')}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept={TYPES}
          aria-label={t('import.choose')}
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
      </div>
      {fault && (
        <Notice tone="error" role="alert" title={t('import.faultTitle')}>
          {t(`import.fault.${fault}`, { most: new Intl.NumberFormat(i18n.language).format(MAX_LINES) })}
        </Notice>
      )}
    </div>
  );
}
