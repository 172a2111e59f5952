import { useTranslation } from 'next-i18next/pages';
import { Notice } from '@/components/ui/notice';
import { FileDrop } from '../../kit/file-drop';
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
  return (
    <div className="grid gap-3">
      <FileDrop
        label={t(fileName ? 'import.chooseOther' : 'import.choose')}
        accept={TYPES}
        tone={fileName ? 'outline' : 'primary'}
        disabled={disabled}
        pending={isReading}
        onFiles={([file]) => file && onFile(file)}
      >
        {fileName ? <bdi className="font-semibold text-ink">{fileName}</bdi> : t('import.dropHint')}
      </FileDrop>
      {fault && (
        <Notice tone="error" role="alert" title={t('import.faultTitle')}>
          {t(`import.fault.${fault}`, { most: new Intl.NumberFormat(i18n.language).format(MAX_LINES) })}
        </Notice>
      )}
    </div>
  );
}
