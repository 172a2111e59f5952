import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Failure } from '../../kit/failure';
import { useUnsavedGuard } from '../../resource/use-unsaved-guard';
import { ImportCheck } from './import-check';
import { ImportDrop } from './import-drop';
import { ImportGuide } from './import-guide';
import { ImportReport } from './import-report';
import { type ImportTable, readTable, type TableFault } from './import-table';
import { FileFault, readImportFile } from './read-import-file';
import { type ImportRun, useImport } from './use-import';

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
          className="h-3 w-full accent-primary"
        />
        <p className="text-sm text-muted tabular-nums">{t('import.sent', { count: run.results.length })}</p>
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
  const { t } = useTranslation('manage-products');
  const [fileName, setFileName] = useState('');
  const [isReading, setIsReading] = useState(false);
  const [table, setTable] = useState<ImportTable | null>(null);
  const [fault, setFault] = useState<TableFault | null>(null);
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
      else setTable(read);
    } catch (error) {
      setFault(error instanceof FileFault ? error.fault : 'unreadable');
    }
    setIsReading(false);
  };

  return (
    <div className="grid gap-5">
      <ImportDrop
        fileName={fileName}
        isReading={isReading}
        fault={fault}
        disabled={isRunning}
        onFile={(file) => void take(file)}
      />
      {table && (
        <ImportCheck
          table={table}
          canStart={!isRunning && !(run?.dryRun === false)}
          hasDryRun={run?.dryRun === true}
          onCheck={() => start(true)}
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
          onWrite={run.dryRun && run.state === 'finished' ? () => start(false) : undefined}
        />
      )}
      <ImportGuide isOpen={!table} />
    </div>
  );
}
