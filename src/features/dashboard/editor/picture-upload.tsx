import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useState } from 'react';
import { isApiError, type ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '@/contract/constants';
import type { Picture } from '@/contract/schemas/catalog';
import { FileDrop } from '@/components/ui/file-drop';

/** Of every upload that is under way. */
export const UPLOAD_KEY = ['uploadPicture'] as const;

/** Why a file is not sent, or why the shop did not take it. */
type PictureFault =
  | 'type'
  | 'size'
  | 'pixels'
  | 'empty'
  | 'tooSmall'
  | 'unreadable'
  | 'network'
  | 'signIn'
  | 'storage'
  | 'other';

interface FileFacts {
  type: string;
  size: number;
}

/** What can be said about a file before it is sent; null when it may go. The server judges its bytes. */
function checkPicture({ type, size }: FileFacts): PictureFault | null {
  if (!PICTURE_TYPES.some((known) => known === type)) return 'type';
  if (size === 0) return 'empty';
  return size > PICTURE_MAX_BYTES ? 'size' : null;
}

const BY_CODE: Partial<Record<string, PictureFault>> = {
  UNSUPPORTED_MEDIA_TYPE: 'type',
  PAYLOAD_TOO_LARGE: 'size',
  VALIDATION: 'unreadable',
  NETWORK: 'network',
  TIMEOUT: 'network',
  UNAUTHENTICATED: 'signIn',
  STORAGE_LOW: 'storage',
};

/** The fault that a refusal of the upload stands for; of a picture that was read, what is wrong with its size. */
function faultOfRefusal(errorCode: string, file?: string): PictureFault {
  if (file === 'tooSmall') return 'tooSmall';
  if (file === 'tooLarge') return 'pixels';
  return BY_CODE[errorCode] ?? 'other';
}

/** A fault that may be gone with another try of the same file. */
const isWorthRepeating = (fault: PictureFault) =>
  fault === 'network' || fault === 'signIn' || fault === 'storage' || fault === 'other';

/** A large picture on a weak line takes its time; progress is shown meanwhile. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000;
let lastId = 0;
const MAX_MEGABYTES = PICTURE_MAX_BYTES / 1024 / 1024;

interface UploadRowProps {
  file: File;
  onUploaded: (picture: Picture) => void;
  onRemove: () => void;
}

/**
 * One file on its way: its preview, how far it is, and what went wrong with it. It is sent as soon as the files before
 * it were, and stopped when it is taken off the page.
 */
function UploadRow({ file, onUploaded, onRemove }: UploadRowProps) {
  const { t } = useTranslation('manage');
  const { name } = file;
  const wrong = checkPicture(file);
  const [previewUrl] = useState(() => URL.createObjectURL(file));
  // Hundredths that were sent; 100 while the shop draws its sizes.
  const [percent, setPercent] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const { mutate, error } = useMutation<Picture, ApiError, AbortSignal>({
    mutationKey: UPLOAD_KEY,
    // One after another, in the order they were chosen.
    scope: { id: 'uploadPicture' },
    mutationFn: (signal) =>
      call(
        'uploadPicture',
        { file },
        {
          signal,
          timeout: UPLOAD_TIMEOUT_MS,
          onUploadProgress: ({ loaded, total }) => setPercent(total ? Math.round((loaded / total) * 100) : 0),
        },
      ),
  });
  const arrive = useEffectEvent((picture: Picture) => {
    onRemove();
    onUploaded(picture);
  });
  useEffect(() => {
    if (wrong) return;
    const controller = new AbortController();
    mutate(controller.signal, { onSuccess: (picture) => arrive(picture) });
    return () => controller.abort();
  }, [mutate, wrong, attempt]);
  const refusal = isApiError(error) ? faultOfRefusal(error.errorCode, error.fields.file) : 'other';
  const fault = wrong ?? (error && refusal);
  return (
    <li
      className={`flex flex-wrap items-center gap-3 rounded-sm border p-2 ${fault ? 'border-sale bg-sale-soft' : 'border-line bg-raised'}`}
    >
      {fault === 'type' ? (
        <span className="size-12 shrink-0 rounded-sm bg-tile" />
      ) : (
        <img
          src={previewUrl}
          alt=""
          onLoad={() => URL.revokeObjectURL(previewUrl)}
          className="size-12 shrink-0 rounded-sm bg-tile object-contain"
        />
      )}
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate text-[0.9375rem] font-semibold">
          <bdi>{name}</bdi>
        </p>
        {fault ? (
          <p role="alert" className="text-sm font-semibold text-sale">
            {t(`upload.fault.${fault}`)}
          </p>
        ) : (
          <>
            <progress
              max={100}
              value={percent}
              aria-label={t('upload.progress', { name })}
              className="h-2 w-full accent-primary"
            />
            <p className="text-sm text-muted">
              {percent < 100 ? <bdi dir="ltr">{percent}%</bdi> : t('upload.drawing')}
            </p>
          </>
        )}
      </div>
      {fault && isWorthRepeating(fault) && (
        <Button
          tone="outline"
          size="sm"
          onClick={() => {
            setPercent(0);
            setAttempt(attempt + 1);
          }}
        >
          {t('failure.retry')}
        </Button>
      )}
      <IconButton icon="close" label={t('upload.remove', { name })} onClick={onRemove} />
    </li>
  );
}

interface PictureUploadProps {
  /** Gets every picture as it arrives, its `alt` empty: ask for it beside the picture. */
  onUploaded: (picture: Picture) => void;
  /** Several files at once; one unless said. */
  multiple?: boolean;
  /** Takes no more files, such as when a gallery is full. */
  disabled?: boolean;
}

/** A place to drop or choose pictures: each goes to the shop by itself, with its progress and its own fault. */
export function PictureUpload({ onUploaded, multiple, disabled }: PictureUploadProps) {
  const { t } = useTranslation('manage');
  const [uploads, setUploads] = useState<readonly { id: number; file: File }[]>([]);
  return (
    <div className="grid gap-2.5">
      <FileDrop
        label={t(multiple ? 'upload.chooseMany' : 'upload.choose')}
        accept={PICTURE_TYPES.join(',')}
        multiple={multiple}
        disabled={disabled}
        onFiles={(files) => {
          const added = files.map((file, index) => ({ id: lastId + index + 1, file }));
          lastId += files.length;
          setUploads((list) => [...list, ...added]);
        }}
      >
        {t('upload.hint', { megabytes: MAX_MEGABYTES })}
      </FileDrop>
      {uploads.length > 0 && (
        <ul className="grid gap-2" aria-label={t('upload.list')}>
          {uploads.map(({ id, file }) => (
            <UploadRow
              key={id}
              file={file}
              onUploaded={onUploaded}
              onRemove={() => setUploads((list) => list.filter((upload) => upload.id !== id))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
