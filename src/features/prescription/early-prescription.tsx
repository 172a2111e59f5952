import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { useFocusAfterRemoval } from '@/lib/browser/use-focus-after-removal';
import type { FileFault } from './check-file';
import { FileButton } from './file-button';
import { forgetFileForLater, readFileForLater, storeFileForLater, watchFileForLater } from './file-for-later';

/** The file that was chosen before there is an order; null where there is none. */
function useFileForLater(userId: string | null): File | null {
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    let isGone = false;
    const read = () => void readFileForLater(userId).then((found) => isGone || setFile(found));
    read();
    const unwatch = watchFileForLater(read);
    return () => {
      isGone = true;
      unwatch();
    };
  }, [userId]);
  return file;
}

/** In the cart and at the payment: the prescription can be chosen now and goes with the order, or be sent later. */
export function EarlyPrescription({ userId }: { userId: string | null }) {
  const { t } = useTranslation('prescription');
  const isReady = useNamespace('prescription');
  const file = useFileForLater(userId);
  const [fault, setFault] = useState<FileFault | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useFocusAfterRemoval<HTMLDivElement>({
    count: file ? 1 : 0,
    control: 'button',
    entry: 'button',
    rest: heading,
  });
  if (!isReady) return null;
  return (
    <Panel className="grid gap-2.5">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('title')}
      </h2>
      <p>{t(file ? 'early.chosenText' : 'early.text')}</p>
      <div {...removal} className={file ? 'flex flex-wrap items-center gap-x-3 gap-y-1' : 'contents'}>
        <p role="status" className="min-w-0 font-semibold wrap-anywhere empty:hidden">
          {file && <bdi>{file.name}</bdi>}
        </p>
        {file && (
          <Button size="sm" tone="quiet" onClick={() => void forgetFileForLater()}>
            {t('early.remove')}
          </Button>
        )}
      </div>
      <FileButton
        label={t(file ? 'early.other' : 'choose')}
        fault={fault}
        onFault={setFault}
        onFile={(chosen) => {
          setFault(null);
          void storeFileForLater(chosen, userId);
        }}
      />
    </Panel>
  );
}
