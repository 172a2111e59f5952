import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { saveFile } from '@/lib/browser/save-file';
import { useFormErrors } from '@/features/account/form-errors';
import { useExportSelf } from './security.mutations';

/** A copy of all data that the shop stores about the user, as a JSON file. */
export function DataExport() {
  const { t } = useTranslation('account');
  const fetchAll = useExportSelf();
  const { textOfFailure } = useFormErrors();
  const start = () =>
    fetchAll.mutate(undefined, {
      onSuccess: (data) =>
        saveFile(
          `meus-dados-${data.exportedAt.slice(0, 10)}.json`,
          JSON.stringify(data, null, 2),
          'application/json',
        ),
    });
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted">{t('privacy.exportText')}</p>
      {fetchAll.error && (
        <Notice tone="error" role="alert">
          {textOfFailure(fetchAll.error)}
        </Notice>
      )}
      <Button tone="outline" pending={fetchAll.isPending} onClick={start}>
        {t(fetchAll.isPending ? 'privacy.exporting' : 'privacy.export')}
      </Button>
      <p role="status">{fetchAll.isSuccess && t('privacy.exported')}</p>
    </div>
  );
}
