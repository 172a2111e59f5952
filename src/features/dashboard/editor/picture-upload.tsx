import { useTranslation } from 'next-i18next/pages';
import { useRef, useState, type DragEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '@/contract/constants';
import type { Picture } from '@/contract/schemas/catalog';
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
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { uploads, add, retry, remove } = useUploads(onUploaded);
  const take = (files: FileList | null) => {
    if (!files || disabled) return;
    add(multiple ? files : [...files].slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div className="grid gap-2.5">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={`flex flex-wrap items-center gap-3 rounded border-2 border-dashed px-4 py-3.5 ${isOver ? 'border-primary bg-primary-soft' : 'border-field'}`}
      >
        <Button tone="outline" size="sm" disabled={disabled} onClick={() => input.current?.click()}>
          <Icon name="upload" />
          {t(multiple ? 'upload.chooseMany' : 'upload.choose')}
        </Button>
        <p className="min-w-0 flex-1 basis-48 text-sm text-muted">
          {t('upload.hint', { megabytes: MAX_MEGABYTES })}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept={PICTURE_TYPES.join(',')}
          multiple={multiple}
          aria-label={t(multiple ? 'upload.chooseMany' : 'upload.choose')}
          onChange={({ target }) => {
            take(target.files);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
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
