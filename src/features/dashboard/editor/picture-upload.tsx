import { useTranslation } from 'next-i18next/pages';
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '@/contract/constants';
import type { Picture } from '@/contract/schemas/catalog';
import { FileDrop } from '../kit/file-drop';
import { UploadRow } from './upload-row';
import { useUploads } from './use-uploads';

interface PictureUploadProps {
  /** Gets every picture as it arrives, its `alt` empty: ask for it beside the picture. */
  onUploaded: (picture: Picture) => void;
  /** Several files at once; one unless said. */
  multiple?: boolean;
  /** Takes no more files, such as when a gallery is full. */
  disabled?: boolean;
}

const MAX_MEGABYTES = PICTURE_MAX_BYTES / 1024 / 1024;

/** A place to drop or choose pictures: each goes to the shop at once, with its progress and its own fault. */
export function PictureUpload({ onUploaded, multiple, disabled }: PictureUploadProps) {
  const { t } = useTranslation('manage');
  const { uploads, add, retry, remove } = useUploads(onUploaded);
  return (
    <div className="grid gap-2.5">
      <FileDrop
        label={t(multiple ? 'upload.chooseMany' : 'upload.choose')}
        accept={PICTURE_TYPES.join(',')}
        multiple={multiple}
        disabled={disabled}
        onFiles={add}
      >
        {t('upload.hint', { megabytes: MAX_MEGABYTES })}
      </FileDrop>
      {uploads.length > 0 && (
        <ul className="grid gap-2" aria-label={t('upload.list')}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload.id)}
              onRemove={() => remove(upload.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
