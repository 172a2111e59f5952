import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { ApiError } from '@/client/api-error';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/client/toast';
import { useFailureText } from './failure';

interface ExportButtonProps {
  /** Fetches the table of text. */
  load: () => Promise<string>;
  /** Name of the file without its ending. */
  fileName: string;
  /** What the button says; `CSV` unless said. */
  children?: ReactNode;
}

/** Hands a text to the browser as a file. */
function save(text: string, fileName: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${fileName}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}

/** The list with its filters as a CSV file. */
export function ExportButton({ load, fileName, children }: ExportButtonProps) {
  const { t } = useTranslation('manage');
  const textOf = useFailureText();
  const download = useMutation<string, ApiError>({
    mutationFn: load,
    onSuccess: (text) => save(text, fileName),
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
