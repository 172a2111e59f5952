import { useEffect, useRef, useState } from 'react';
import { ApiError, isApiError } from '@/client/api-error';
import { call } from '@/client/call';
import type { ImportReport } from '@/contract/schemas/managed-products';
import { useWithPassword } from '../../kit/password-host';
import { PRODUCT_LISTS } from '../products.mutations';
import { useRefresh } from '../../resource/use-refresh';
import { planBatches, type ImportTable } from './import-table';

export type Outcome = ImportReport['lines'][number]['outcome'];
/** What happened to one line, or would happen. */
export interface LineResult {
  number: number;
  sku: string;
  outcome: Outcome;
  /** Column → code under `errors:fields`. */
  fields: Record<string, string>;
}

/** A run over the whole file: a dry one writes nothing. */
export interface ImportRun {
  dryRun: boolean;
  /** Known SKUs get the units that stand in the file. */
  setsStock: boolean;
  results: LineResult[];
  /** Calls that are done, and all of them. */
  done: number;
  total: number;
  state: 'running' | 'stopped' | 'failed' | 'finished';
  error: ApiError | null;
}

/** A batch writes up to 200 products in one transaction. */
const BATCH_TIMEOUT_MS = 2 * 60_000;

const localResults = ({ lines, refused }: ImportTable): LineResult[] =>
  lines.flatMap(({ number, sku }) => {
    const fields = refused.get(number);
    return fields ? [{ number, sku, outcome: 'refused' as const, fields }] : [];
  });

/**
 * Sends a table call by call. A run that was stopped or lost its connection goes on with the call it stopped at: a
 * batch that was written already is found unchanged.
 */
export function useImport(table: ImportTable | null) {
  const withPassword = useWithPassword();
  const refresh = useRefresh(...PRODUCT_LISTS);
  const [run, setRun] = useState<ImportRun | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const send = async (from: ImportRun, batches: ReturnType<typeof planBatches>) => {
    const { signal } = (controller.current = new AbortController());
    let current: ImportRun = { ...from, state: 'running', error: null };
    const show = (change: Partial<ImportRun>) => {
      current = { ...current, ...change };
      setRun(current);
    };
    show({});
    try {
      for (const batch of batches.slice(current.done)) {
        const report = await withPassword(() =>
          call(
            'importProducts',
            {
              body: {
                firstLine: batch[0]?.number ?? 1,
                lines: batch.map(({ cells }) => cells),
                dryRun: current.dryRun,
                setsStock: current.setsStock,
              },
            },
            { signal, timeout: BATCH_TIMEOUT_MS },
          ),
        );
        const results = batch.flatMap(({ number, sku }, index): LineResult[] => {
          const line = report.lines[index];
          return line ? [{ number, sku, outcome: line.outcome, fields: line.fields }] : [];
        });
        show({ results: [...current.results, ...results], done: current.done + 1 });
        if (signal.aborted) break;
      }
      show({ state: current.done === current.total ? 'finished' : 'stopped' });
    } catch (error) {
      if (signal.aborted) show({ state: 'stopped' });
      else
        show({
          state: 'failed',
          error: isApiError(error) ? error : new ApiError('INTERNAL', 0, String(error)),
        });
    }
    if (!current.dryRun) refresh();
  };

  return {
    run,
    isRunning: run?.state === 'running',
    start({ dryRun, setsStock }: Pick<ImportRun, 'dryRun' | 'setsStock'>) {
      if (!table) return;
      const batches = planBatches(table);
      const results = localResults(table);
      void send(
        { dryRun, setsStock, results, done: 0, total: batches.length, state: 'running', error: null },
        batches,
      );
    },
    /** Goes on where the run stopped. */
    resume() {
      if (table && run) void send(run, planBatches(table));
    },
    stop: () => controller.current?.abort(),
    reset() {
      controller.current?.abort();
      setRun(null);
    },
  };
}
