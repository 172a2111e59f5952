import type { Editor } from '@tiptap/react';
import { useTranslation } from 'next-i18next/pages';
import { productPath } from '@config/routes';
import { DialogFrame } from '@/components/ui/overlays/dialog-frame';
import { ProductSearch } from '../../editor/product-search';
import { insertLink } from './text-commands';

interface ProductDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Links the chosen words to a product, or writes its name with the link. */
export function ProductDialog({ editor, onClose }: ProductDialogProps) {
  const { t } = useTranslation(['manage-content', 'manage']);
  return (
    <DialogFrame open onClose={onClose} title={t('text.tool.product')} closeLabel={t('manage:close')}>
      {/* The list of what was found needs room within the dialog. */}
      <div className="min-h-96">
        <ProductSearch
          label={t('text.product')}
          onChoose={({ slug, title }) => {
            insertLink(editor, productPath(slug), title);
            onClose();
          }}
        />
      </div>
    </DialogFrame>
  );
}
