import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { isWorthRepeating } from './check-picture';
import type { Upload } from './use-uploads';

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file on its way: its preview, how far it is, and what went wrong with it. */
export function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const { t } = useTranslation('manage');
  const { name, previewUrl, percent, fault } = upload;
  return (
    <li
      className={`flex flex-wrap items-center gap-3 rounded-sm border p-2 ${fault ? 'border-sale bg-sale-soft' : 'border-line bg-raised'}`}
    >
      {fault === 'type' ? (
        <span className="size-12 shrink-0 rounded-sm bg-tile" />
      ) : (
        <img src={previewUrl} alt="" className="size-12 shrink-0 rounded-sm bg-tile object-contain" />
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
        <Button tone="outline" size="sm" onClick={onRetry}>
          {t('failure.retry')}
        </Button>
      )}
      <IconButton icon="close" label={t('upload.remove', { name })} onClick={onRemove} />
    </li>
  );
}
