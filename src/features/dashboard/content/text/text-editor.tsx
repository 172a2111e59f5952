import { EditorContent, useEditor } from '@tiptap/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useRef } from 'react';
import { FieldNotes } from '@/components/ui/field';
import { countWords } from './count-words';
import { directionOf } from '@/lib/texts/direction';
import { TEXT_EXTENSIONS } from './text-extensions';
import { TextToolbar } from './text-toolbar';
import styles from './text-editor.module.css';

interface TextEditorProps {
  label: string;
  hint?: string;
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  /** What is wrong with it, as a sentence. */
  error?: string | null;
  /** Language of the text. */
  lang: string;
  /** Lower, for a text beside others. */
  small?: boolean;
  /** Gets what takes the focus where the form finds a fault here. */
  inputRef?: (target: { focus: () => void } | null) => void;
}

/** A text with headings, lists, links, pictures and tables, stored as Markdown. Loaded lazily: it brings an editor along. */
export function TextEditor(props: TextEditorProps) {
  const { label, hint, value, onChange, error, lang, small, inputRef } = props;
  const { t } = useTranslation('manage-content');
  const id = useId();
  const written = useRef(value);
  const describedBy = [`${id}-words`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const editor = useEditor({
    extensions: TEXT_EXTENSIONS,
    content: value,
    contentType: 'markdown',
    // It is never drawn on the server: its users load it lazily, in the browser alone.
    immediatelyRender: true,
    editorProps: {
      attributes: {
        class: `${styles.text} px-4 py-3 ${small ? 'min-h-40' : 'min-h-80'}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': describedBy,
        lang,
        dir: directionOf(lang),
        ...(error && { 'aria-invalid': 'true' }),
      },
    },
    onUpdate({ editor: current }) {
      written.current = current.getMarkdown();
      onChange(written.current);
    },
  });

  // What came from elsewhere than this field: a draft brought back, or what another person saved.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { contentType: 'markdown', emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    inputRef?.({ focus: () => editor.commands.focus() });
    return () => inputRef?.(null);
  }, [editor, inputRef]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <p id={`${id}-label`} className="text-[0.9375rem] font-semibold">
        {label}
      </p>
      <div
        className={`rounded border bg-raised focus-within:outline-3 focus-within:-outline-offset-1 focus-within:outline-primary ${error ? 'border-2 border-sale' : 'border-field'}`}
      >
        <TextToolbar editor={editor} label={t('text.tools', { name: label })} />
        <EditorContent editor={editor} />
      </div>
      <p id={`${id}-words`} className="text-sm text-muted">
        {t('text.words', { count: countWords(value) })}
      </p>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
