import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import type { ImportRun } from './use-import';

interface ImportProgressProps {
  run: ImportRun;
  onStop: () => void;
}

/** How far a run is, and the way to stop it. */
export function ImportProgress({ run, onStop }: ImportProgressProps) {
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
