import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useFormErrors } from '@/features/account/form-errors';
import { useExportSelf } from './security.mutations';

/** Downloads a text as a file. */
function saveFile(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A copy of all data that the shop stores about the user, as a JSON file. */
export function DataExport() {
  const { t } = useTranslation('account');
  const fetchAll = useExportSelf();
  const { textOfFailure } = useFormErrors();
  const start = () =>
    fetchAll.mutate(undefined, {
      onSuccess: (data) =>
        saveFile(`meus-dados-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2)),
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
