import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import type { PrescriptionFile } from '@/contract/schemas/orders';
import { focusPageAfterwards } from '@/lib/browser/focus-afterwards';
import { formatDateTime } from '@/lib/time/times';
import { checkFile, faultOfRefusal, isWorthRepeating, type FileFault } from './check-file';
import { FileButton } from './file-button';
import { forgetFileOfOrder, readFileOfOrder, watchFileForLater } from './file-for-later';

/** Ten megabytes over a weak network take minutes. */
const TIMEOUT_MS = 5 * 60_000;

interface Target {
  number: string;
  /** What opens the order without an account: its pass, or the signature of a link; null for the own account. */
  proof: string | null;
}

/** Sends a file as the prescription of an order, and asks for the order again. `percent` says how far it is. */
function useSendPrescription({ number, proof }: Target) {
  const queryClient = useQueryClient();
  const [percent, setPercent] = useState(0);
  const mutation = useMutation<unknown, ApiError, Blob>({
    async mutationFn(file) {
      setPercent(0);
      const options = {
        timeout: TIMEOUT_MS,
        onUploadProgress: ({ loaded, total }: { loaded: number; total?: number | undefined }) =>
          setPercent(total ? Math.round((loaded / total) * 100) : 0),
      };
      const input = { params: { number }, file };
      await (proof
        ? call('sendGuestPrescription', input, { ...options, headers: { 'Order-Pass': proof } })
        : call('sendPrescription', input, options));
    },
    async onSettled() {
      const keys = ['getGuestOrder', 'getOwnOrder'];
      await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
    },
  });
  return { ...mutation, percent };
}

interface PrescriptionSenderProps {
  number: string;
  /** What opens the order without an account; null for the own account. */
  proof: string | null;
  /** What was sent so far, as far as the reader may know. */
  files: readonly PrescriptionFile[];
  /** The file that was chosen before the purchase goes by itself, unless one was sent. */
  sendsChosen?: boolean;
  onSent?: () => void;
}

/** Sends the prescription of an order, and lists what was sent. Loads its texts. */
export function PrescriptionSender({
  number,
  proof,
  files,
  sendsChosen = false,
  onSent,
}: PrescriptionSenderProps) {
  const { t } = useTranslation('prescription');
  const isReady = useNamespace('prescription');
  const { mutate, isPending, isSuccess, percent } = useSendPrescription({ number, proof });
  const [fault, setFault] = useState<FileFault | null>(null);
  const [tried, setTried] = useState<File | null>(null);
  const [isRetry, setRetry] = useState(false);
  const isAutomatic = sendsChosen && files.length === 0;

  const send = (file: File) => {
    setTried(file);
    setFault(null);
    mutate(file, {
      onSuccess: () => {
        void forgetFileOfOrder(number);
        onSent?.();
      },
      onError: (error) => {
        const found = faultOfRefusal(error);
        setFault(found);
        // The shop will not take it, so it is not sent again when the order is opened again.
        if (!isWorthRepeating(found)) void forgetFileOfOrder(number);
      },
    });
  };
  const sendChosen = useEffectEvent(send);
  useEffect(() => {
    if (!isAutomatic) return;
    let isDone = false;
    const look = () =>
      void readFileOfOrder(number).then((file) => {
        if (isDone || !file || checkFile(file)) return;
        isDone = true;
        sendChosen(file);
      });
    look();
    // An order that waited for its payment gets the file once it is paid on this page.
    const unwatch = watchFileForLater(look);
    return () => {
      isDone = true;
      unwatch();
    };
  }, [isAutomatic, number]);

  if (!isReady) return null;
  return (
    <div className="mt-2 grid gap-3 print:hidden">
      {files.length > 0 && <SentFiles files={files} />}
      <div>
        <FileButton
          label={t(files.length > 0 || isSuccess ? 'more' : 'choose')}
          pending={isPending}
          fault={fault}
          onFault={setFault}
          onFile={(file) => {
            setRetry(false);
            send(file);
          }}
        />
        {/* Screen readers speak what changes in a live region that is already on the page. */}
        <div role="status">
          {isPending && (
            <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
              <progress
                max={100}
                value={percent}
                aria-label={t('sending')}
                className="h-2 w-40 max-w-full accent-primary"
              />
              {t('sending')}
            </p>
          )}
          {isSuccess && !fault && <p className="mt-3 font-semibold text-ok">{t('sent')}</p>}
        </div>
      </div>
      {tried && (isPending ? isRetry : fault && isWorthRepeating(fault)) && (
        <Button
          ref={focusPageAfterwards}
          size="sm"
          tone="outline"
          className="justify-self-start"
          pending={isPending}
          onClick={() => {
            setRetry(true);
            send(tried);
          }}
        >
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

function SentFiles({ files }: { files: readonly PrescriptionFile[] }) {
  const { t, i18n } = useTranslation('prescription');
  return (
    <ul aria-label={t('list')} className="grid gap-1">
      {files.map(({ id, type, sentAt, href }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 text-sm">
          <span>
            {t(type === 'application/pdf' ? 'pdf' : 'picture')} ·{' '}
            {t('sentAt', { date: formatDateTime(sentAt, i18n.language) })}
          </span>
          {href && (
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="min-h-6 font-semibold text-primary underline"
            >
              {t('open')}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
