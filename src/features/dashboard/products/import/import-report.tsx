import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useNamespace } from '@/client/use-namespace';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { fieldErrorText } from '@/lib/texts/error-text';
import { ExportButton } from '../../kit/export-button';
import { PlainTable } from '@/components/ui/plain-table';
import type { ImportRun, LineResult, Outcome } from './use-import';
import { IMPORT_COLUMNS, IMPORT_EXAMPLE } from '@/contract/import-columns';

const write = async (rows: readonly (readonly (string | number)[])[]) => {
  const { BYTE_ORDER_MARK, writeCsvLines } = await import('@/lib/write-csv');
  return BYTE_ORDER_MARK + writeCsvLines(rows);
};

/** A file to begin with: every column and one line as an example. */
export const writeTemplate = () =>
  write([IMPORT_COLUMNS, IMPORT_COLUMNS.map((column) => IMPORT_EXAMPLE[column])]);

/** The report as a table: line, SKU, outcome, and what was wrong. */
export const writeReport = (
  head: readonly string[],
  results: readonly LineResult[],
  textOf: (result: LineResult) => { outcome: string; faults: string },
) =>
  write([
    head,
    ...results.map((result) => {
      const { outcome, faults } = textOf(result);
      return [result.number, result.sku, outcome, faults];
    }),
  ]);

interface ImportReportProps {
  run: ImportRun;
  /** Writes for real what was only checked; left out where that may not be. */
  onWrite: (() => void) | undefined;
}

const OUTCOMES: readonly Outcome[] = ['refused', 'created', 'updated', 'unchanged'];
const TONES: Record<Outcome, BadgeTone> = {
  refused: 'sale',
  created: 'ok',
  updated: 'info',
  unchanged: 'neutral',
};
const MAX_SKU = 40;
/** Lines on the screen at once: a file may have thousands. */
const PAGE = 100;

/** What happened to every line, or would happen; refused ones say why, column by column. */
export function ImportReport({ run, onWrite }: ImportReportProps) {
  const { t } = useTranslation(['manage-products', 'manage', 'errors', 'common']);
  useNamespace('errors');
  const [shown, setShown] = useState<Outcome | null>(null);
  const [count, setCount] = useState(PAGE);
  // What is refused here and by the shop comes at different times; it is read beside the file.
  const results = [...run.results].sort((a, b) => a.number - b.number);
  const of = (outcome: Outcome) => results.filter((result) => result.outcome === outcome);
  const listed = shown ? of(shown) : results;
  const changing = of('created').length + of('updated').length;
  const faultsOf = ({ fields }: LineResult) =>
    Object.entries(fields)
      .map(([column, code]) => `${column}: ${fieldErrorText(t, code) ?? code}`)
      .join(' ');
  const choose = (outcome: Outcome | null) => {
    setShown(outcome);
    setCount(PAGE);
  };
  const filter = (outcome: Outcome | null, text: string, lines: number) => (
    <Button
      key={text}
      size="sm"
      tone={shown === outcome ? 'primary' : 'outline'}
      aria-pressed={shown === outcome}
      onClick={() => choose(outcome)}
    >
      {text} <span className="tabular-nums">{lines}</span>
    </Button>
  );
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t(run.dryRun ? 'import.reportCheck' : 'import.report')}</h2>
      <div role="group" aria-label={t('import.filter')} className="flex flex-wrap items-center gap-2">
        {filter(null, t('import.all'), run.results.length)}
        {OUTCOMES.map((outcome) => filter(outcome, t(`import.outcome.${outcome}`), of(outcome).length))}
        <ExportButton
          fileName="importacao"
          load={() =>
            writeReport(
              [t('import.line'), 'SKU', t('import.result'), t('import.faults')],
              listed,
              (result) => ({ outcome: t(`import.one.${result.outcome}`), faults: faultsOf(result) }),
            )
          }
        >
          {t('import.download')}
        </ExportButton>
      </div>
      <div className="overflow-x-auto rounded border border-line bg-raised">
        <PlainTable
          caption={t('import.report')}
          heads={[
            { text: t('import.line'), align: 'end' },
            { text: 'SKU' },
            { text: t('import.result') },
            { text: t('import.faults') },
          ]}
          rows={listed.slice(0, count).map((result) => ({
            key: result.number,
            cells: [
              result.number,
              // Only what is far too long for a SKU is broken.
              <bdi
                key="sku"
                dir="ltr"
                className={result.sku.length > MAX_SKU ? 'block max-w-xs break-words' : 'whitespace-nowrap'}
              >
                {result.sku}
              </bdi>,
              <Badge key="outcome" tone={TONES[result.outcome]}>
                {t(`import.one.${result.outcome}`)}
              </Badge>,
              faultsOf(result),
            ],
          }))}
        />
      </div>
      {listed.length > count && (
        <Button
          size="sm"
          tone="outline"
          className="justify-self-start"
          onClick={() => setCount(count + PAGE)}
        >
          {t('import.more', { count: listed.length - count })}
        </Button>
      )}
      {onWrite && (
        <Button disabled={changing === 0} onClick={onWrite} className="justify-self-start">
          {changing === 0 ? t('import.nothing') : t('import.write', { count: changing })}
        </Button>
      )}
    </section>
  );
}
