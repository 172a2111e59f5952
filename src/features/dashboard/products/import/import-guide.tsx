import { useTranslation } from 'next-i18next/pages';
import { IMPORT_COLUMNS, IMPORT_EXAMPLE } from '@/contract/import-columns';
import { ExportButton } from '../../kit/export-button';
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
          <table className="w-full text-[0.9375rem]">
            <caption className="sr-only">{t('import.guide')}</caption>
            <thead className="text-sm text-muted">
              <tr className="border-b border-line">
                <th scope="col" className="p-2 ps-0 text-start">
                  {t('import.column')}
                </th>
                <th scope="col" className="p-2 text-start">
                  {t('import.meaning')}
                </th>
                <th scope="col" className="p-2 text-start">
                  {t('import.example')}
                </th>
              </tr>
            </thead>
            <tbody>
              {IMPORT_COLUMNS.map((column) => (
                <tr key={column} className="border-b border-line align-top last:border-b-0">
                  <th scope="row" dir="ltr" className="py-2 pe-2 text-start font-semibold">
                    {column}
                  </th>
                  <td className="p-2">{t(`import.about.${column}`)}</td>
                  <td className="p-2 text-muted">
                    <bdi dir="ltr">{IMPORT_EXAMPLE[column]}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </details>
  );
}
