import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { ApiError } from '@/client/api-error';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/client/toast';
import { saveFile } from '@/lib/browser/save-file';
import { useFailureText } from './failure';

/** The browser takes the byte order mark off what it fetches; without it, Excel reads another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

const withMark = (text: string) => (text.startsWith(BYTE_ORDER_MARK) ? text : BYTE_ORDER_MARK + text);

interface ExportButtonProps {
  /** Fetches the table of text. */
  load: () => Promise<string>;
  /** Name of the file without its ending. */
  fileName: string;
  /** What the button says; `CSV` unless said. */
  children?: ReactNode;
}

/** The list with its filters as a CSV file. */
export function ExportButton({ load, fileName, children }: ExportButtonProps) {
  const { t } = useTranslation('manage');
  const textOf = useFailureText();
  const download = useMutation<string, ApiError>({
    mutationFn: load,
    onSuccess: (text) => saveFile(`${fileName}.csv`, withMark(text), 'text/csv;charset=utf-8'),
    onError: (error) => notify('error', textOf(error)),
  });
  return (
    <Button
      tone="outline"
      size="sm"
      pending={download.isPending}
      onClick={() => download.mutate()}
      className="print:hidden"
    >
      <Icon name="download" />
      {children ?? t('export')}
    </Button>
  );
}

/** Prints the page as it stands; menus and filters are left out by the print styles. */
export function PrintButton() {
  const { t } = useTranslation('manage');
  return (
    <Button tone="outline" size="sm" onClick={() => window.print()} className="print:hidden">
      <Icon name="printer" />
      {t('print')}
    </Button>
  );
}
