import type { Editor } from '@tiptap/react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { completeAddress, isTextAddress } from './text-address';
import { insertLink } from './text-commands';

export interface QuestionProps {
  editor: Editor;
  onClose: () => void;
}

/** Asks where the chosen words lead. */
export function LinkQuestion({ editor, onClose }: QuestionProps) {
  const { t } = useTranslation('manage-content');
  const [before] = useState(() => {
    const { href } = editor.getAttributes('link') as { href?: unknown };
    return typeof href === 'string' ? href : '';
  });
  const [typed, setTyped] = useState(before);
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form around the text hears of what is sent inside it, although this one stands elsewhere in the page.
    event.stopPropagation();
    const address = completeAddress(typed);
    setIsWrong(!isTextAddress(address));
    if (!isTextAddress(address)) return;
    insertLink(editor, address, typed.trim());
    onClose();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={t('text.address')}
        hint={t('text.addressHint')}
        error={isWrong ? t('text.addressWrong') : null}
        required
      >
        <TextInput dir="ltr" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit">{t('text.insert')}</Button>
        {before && (
          <Button
            tone="outline"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            {t('text.unlink')}
          </Button>
        )}
      </div>
    </form>
  );
}
