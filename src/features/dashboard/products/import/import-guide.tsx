import { useTranslation } from 'next-i18next/pages';
import { IMPORT_COLUMNS, IMPORT_EXAMPLE } from '@/contract/import-columns';
import { ExportButton } from '../../kit/export-button';
import { PlainTable } from '../../kit/plain-table';
import { writeTemplate } from './import-csv';

/** What every column means, and a file to begin with. */
export function ImportGuide({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('manage-products');
  return (
    <details open={isOpen} className="rounded-lg border border-line bg-raised px-5 py-3">
      <summary className="min-h-11 cursor-pointer py-2 text-lg font-bold">{t('import.guide')}</summary>
      <div className="grid gap-4 pb-2">
        <p className="text-muted">{t('import.guideText')}</p>
        <div>
          <ExportButton fileName="modelo-de-produtos" load={writeTemplate}>
            {t('import.template')}
          </ExportButton>
        </div>
        <div className="overflow-x-auto">
          <PlainTable
            caption={t('import.guide')}
            heads={[
              { text: t('import.column') },
              { text: t('import.meaning') },
              { text: t('import.example') },
            ]}
            rows={IMPORT_COLUMNS.map((column) => ({
              key: column,
              cells: [
                <bdi key="column" dir="ltr">
                  {column}
                </bdi>,
                t(`import.about.${column}`),
                <bdi key="example" dir="ltr" className="text-muted">
                  {IMPORT_EXAMPLE[column]}
                </bdi>,
              ],
            }))}
          />
        </div>
      </div>
    </details>
  );
}
