import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import type { ImportTable } from './import-table';

interface ImportCheckProps {
  table: ImportTable;
  canStart: boolean;
  /** It was checked by the shop before. */
  hasDryRun: boolean;
  onCheck: () => void;
}

/** What was found in the file, before anything of it is sent. */
export function ImportCheck({ table, canStart, hasDryRun, onCheck }: ImportCheckProps) {
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
