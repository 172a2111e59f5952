import type { Editor } from '@tiptap/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { DialogFrame } from '@/components/ui/overlays/dialog-frame';
import type { Picture } from '@/contract/schemas/catalog';
import { PictureField } from '../../editor/picture-field';

interface PictureDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Uploads a picture and puts it where the text is being written. */
export function PictureDialog({ editor, onClose }: PictureDialogProps) {
  const { t } = useTranslation(['manage-content', 'manage']);
  const [picture, setPicture] = useState<Picture | null>(null);
  return (
    <DialogFrame open onClose={onClose} title={t('text.tool.picture')} closeLabel={t('manage:close')}>
      <div className="grid gap-4">
        <PictureField label={t('text.picture')} value={picture} onChange={setPicture} />
        {picture && (
          <Button
            className="justify-self-start"
            onClick={() => {
              // A bracket would end the description in Markdown.
              const alt = picture.alt.replace(/[[\]]/g, '').trim();
              editor.chain().focus().setImage({ src: picture.srcUrl, alt }).run();
              onClose();
            }}
          >
            {t('text.insert')}
          </Button>
        )}
      </div>
    </DialogFrame>
  );
}
