import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Failure } from '../../kit/failure';
import { FileDrop } from '@/components/ui/file-drop';
import { useUnsavedGuard } from '../../resource/use-unsaved-guard';
import { ImportReport, writeTemplate } from './import-report';
import { hasStockBeside, MAX_LINES, readTable, type ImportTable, type TableFault } from './import-table';
import { FileFault, readImportFile } from './read-import-file';
import { useImport, type ImportRun } from './use-import';
import { IMPORT_COLUMNS, IMPORT_EXAMPLE } from '@/contract/import-columns';
import { ExportButton } from '../../kit/export-button';
import { PlainTable } from '@/components/ui/plain-table';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { Panel } from '@/components/ui/panel';

interface ImportCheckProps {
  table: ImportTable;
  canStart: boolean;
  /** It was checked by the shop before. */
  hasDryRun: boolean;
  setsStock: boolean;
  onSetsStock: (setsStock: boolean) => void;
  onCheck: () => void;
}

/** What was found in the file, before anything of it is sent. */
function ImportCheck({ table, canStart, hasDryRun, setsStock, onSetsStock, onCheck }: ImportCheckProps) {
  const { t } = useTranslation('manage-products');
  const [isLeftOut, setIsLeftOut] = useState(false);
  const { columns, unknown, lines, refused } = table;
  const isClear = unknown.length === 0 || isLeftOut;
  return (
    <Panel className="grid gap-4">
      <h2 className="text-xl">{t('import.checkTitle')}</h2>
      <p>
        {t('import.lines', { count: lines.length })}
        {refused.size > 0 && ` · ${t('import.refusedHere', { count: refused.size })}`}
      </p>
      <ul aria-label={t('import.columns')} className="flex flex-wrap gap-1.5">
        {columns.map((column) => (
          <li key={column} dir="ltr">
            <Badge tone="ok">{column}</Badge>
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <Notice tone="warn" title={t('import.unknown')}>
          <p>
            <bdi>{unknown.map((name) => name || '—').join(', ')}</bdi>
          </p>
          <Checkbox
            label={t('import.leaveOut')}
            checked={isLeftOut}
            onChange={({ target }) => setIsLeftOut(target.checked)}
          />
        </Notice>
      )}
      {hasStockBeside(table) && (
        <div>
          <Checkbox
            label={t('import.setsStock')}
            aria-describedby="import-sets-stock"
            disabled={!canStart}
            checked={setsStock}
            onChange={({ target }) => onSetsStock(target.checked)}
          />
          <p id="import-sets-stock" className="text-sm text-muted">
            {t('import.setsStockText')}
          </p>
        </div>
      )}
      {canStart && (
        <Button
          disabled={!isClear}
          tone={hasDryRun ? 'outline' : 'primary'}
          onClick={onCheck}
          className="justify-self-start"
        >
          {t(hasDryRun ? 'import.checkAgain' : 'import.check')}
        </Button>
      )}
    </Panel>
  );
}

/** What every column means, and a file to begin with. */
function ImportGuide({ isOpen }: { isOpen: boolean }) {
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

const TYPES = '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface ImportProgressProps {
  run: ImportRun;
  onStop: () => void;
}

/** How far a run is, and the way to stop it. */
function ImportProgress({ run, onStop }: ImportProgressProps) {
  const { t } = useTranslation(['manage-products', 'manage']);
  const label = t(run.dryRun ? 'import.checking' : 'import.writing');
  const state = run.state === 'running' ? label : t(`import.state.${run.state}${run.dryRun ? 'Check' : ''}`);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="min-w-0 flex-1 basis-56">
        <p role="status" className="font-semibold">
          {state}
        </p>
        <progress
          aria-label={label}
          max={Math.max(run.total, 1)}
          value={run.total === 0 ? 1 : run.done}
          className="h-2 w-full accent-primary"
        />
        <p className="text-sm text-muted tabular-nums">
          {t(run.dryRun ? 'import.sentCheck' : 'import.sent', { count: run.results.length })}
        </p>
      </div>
      {run.state === 'running' && (
        <Button tone="danger" size="sm" onClick={onStop}>
          {t('manage:cancel')}
        </Button>
      )}
    </div>
  );
}

/** Products from a file: its columns are checked here, a dry run says what would happen, then it is written. */
export function ProductImport() {
  const { t, i18n } = useTranslation('manage-products');
  const [fileName, setFileName] = useState('');
  const [isReading, setIsReading] = useState(false);
  const [table, setTable] = useState<ImportTable | null>(null);
  const [fault, setFault] = useState<TableFault | null>(null);
  const [setsStock, setSetsStock] = useState(false);
  const { run, isRunning, start, resume, stop, reset } = useImport(table);
  useUnsavedGuard(isRunning, t('import.leave'));

  const take = async (file: File) => {
    reset();
    setTable(null);
    setFault(null);
    setFileName(file.name);
    setIsReading(true);
    try {
      const read = readTable(await readImportFile(file));
      if ('fault' in read) setFault(read.fault);
      else {
        setTable(read);
        setSetsStock(!hasStockBeside(read));
      }
    } catch (error) {
      setFault(error instanceof FileFault ? error.fault : 'unreadable');
    }
    setIsReading(false);
  };

  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <FileDrop
          label={t(fileName ? 'import.chooseOther' : 'import.choose')}
          accept={TYPES}
          tone={fileName ? 'outline' : 'primary'}
          disabled={isRunning}
          pending={isReading}
          onFiles={([file]) => file && void take(file)}
        >
          {fileName ? <bdi className="font-semibold text-ink">{fileName}</bdi> : t('import.dropHint')}
        </FileDrop>
        {fault && (
          <Notice tone="error" role="alert" title={t('import.faultTitle')}>
            {t(`import.fault.${fault}`, { most: new Intl.NumberFormat(i18n.language).format(MAX_LINES) })}
          </Notice>
        )}
      </div>
      {table && (
        <ImportCheck
          table={table}
          canStart={!isRunning && !(run?.dryRun === false)}
          hasDryRun={run?.dryRun === true}
          setsStock={setsStock}
          onSetsStock={(isChosen) => {
            // What was checked with the other answer says nothing about this one.
            reset();
            setSetsStock(isChosen);
          }}
          onCheck={() => start({ dryRun: true, setsStock })}
        />
      )}
      {run && <ImportProgress run={run} onStop={stop} />}
      {run?.error && <Failure error={run.error} />}
      {(run?.state === 'failed' || run?.state === 'stopped') && (
        <Button onClick={resume} className="justify-self-start">
          {t('import.resume')}
        </Button>
      )}
      {run && run.results.length > 0 && (
        <ImportReport
          key={String(run.dryRun)}
          run={run}
          onWrite={
            run.dryRun && run.state === 'finished' ? () => start({ dryRun: false, setsStock }) : undefined
          }
        />
      )}
      <ImportGuide isOpen={!table} />
    </div>
  );
}
