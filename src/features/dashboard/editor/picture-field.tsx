import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PictureImage } from '@/components/ui/picture-image';
import { TextInput } from '@/components/ui/text-input';
import type { Picture } from '@/contract/schemas/catalog';
import { PictureUpload } from './picture-upload';

interface PictureFieldProps {
  /** What the picture is for, such as the cover of an article. */
  label: string;
  value: Picture | null;
  onChange: (picture: Picture | null) => void;
  /** What is wrong with it, as a sentence. */
  error?: string | null;
}

const MAX_ALT = 300;

/** One picture of a form: upload, preview, text for who does not see it, exchange and remove. */
export function PictureField({ label, value, onChange, error }: PictureFieldProps) {
  const { t } = useTranslation('manage');
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">{label}</legend>
      {value && (
        <div className="flex flex-wrap items-start gap-4">
          <PictureImage
            picture={value}
            sizes="160px"
            alt=""
            className="h-auto max-h-40 w-40 rounded-sm bg-tile object-contain"
          />
          <div className="grid min-w-0 flex-1 basis-56 gap-2.5">
            <Field label={t('upload.alt')} hint={t('upload.altHint')}>
              <TextInput
                value={value.alt}
                maxLength={MAX_ALT}
                onChange={({ target }) => onChange({ ...value, alt: target.value })}
              />
            </Field>
            <Button tone="danger" size="sm" className="justify-self-start" onClick={() => onChange(null)}>
              {t('upload.removePicture')}
            </Button>
          </div>
        </div>
      )}
      <PictureUpload onUploaded={(picture) => onChange({ ...picture, alt: value?.alt ?? picture.alt })} />
      {error && <p className="text-sm font-semibold text-sale">{error}</p>}
    </fieldset>
  );
}
