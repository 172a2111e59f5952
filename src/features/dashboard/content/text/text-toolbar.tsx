import { useEditorState, type Editor } from '@tiptap/react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { productPath } from '@config/routes';
import { Icon } from '@/components/ui/icon';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { DialogFrame } from '@/components/ui/overlays/dialog-frame';
import type { Picture } from '@/contract/schemas/catalog';
import { completeAddress, insertLink, isTextAddress, TEXT_COMMANDS, type TextCommand } from './text-commands';
import { PictureField } from '../../editor/picture-field';
import { ProductSearch } from '../../editor/product-search';

interface QuestionProps {
  editor: Editor;
  onClose: () => void;
}

/** Asks where the chosen words lead. */
function LinkQuestion({ editor, onClose }: QuestionProps) {
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

interface TextToolbarProps {
  editor: Editor;
  label: string;
}

const ASKING = [
  { name: 'link', icon: 'text-link' },
  { name: 'product', icon: 'package' },
  { name: 'picture', icon: 'text-picture' },
] as const;
type Asking = (typeof ASKING)[number]['name'];

const TOOL =
  'grid size-10 shrink-0 place-items-center rounded-sm text-sm font-bold text-ink hover:bg-primary-soft aria-pressed:bg-primary aria-pressed:text-white aria-disabled:opacity-40';

/** Arrow keys walk the bar; the keyboard stops at it once (ARIA practices, toolbar). */
function walk(event: KeyboardEvent<HTMLDivElement>) {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = tools.findIndex((tool) => tool === document.activeElement);
  const last = tools.length - 1;
  const next =
    event.key === forward
      ? (at + 1) % tools.length
      : event.key === backward
        ? (at + last) % tools.length
        : { Home: 0, End: last }[event.key];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  tools[next]?.focus();
}

/** Uploads a picture and puts it where the text is being written. */
function PictureQuestion({ editor, onClose }: QuestionProps) {
  const { t } = useTranslation('manage-content');
  const [picture, setPicture] = useState<Picture | null>(null);
  return (
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
  );
}

/** Links the chosen words to a product, or writes its name with the link. */
function ProductQuestion({ editor, onClose }: QuestionProps) {
  const { t } = useTranslation('manage-content');
  return (
    // The list of what was found needs room within the dialog.
    <div className="min-h-80">
      <ProductSearch
        label={t('text.product')}
        onChoose={({ slug, title }) => {
          insertLink(editor, productPath(slug), title);
          onClose();
        }}
      />
    </div>
  );
}

const QUESTIONS = { link: LinkQuestion, product: ProductQuestion, picture: PictureQuestion };

/** What can be done to a text: shapes at once, links and pictures by a question. */
export function TextToolbar({ editor, label }: TextToolbarProps) {
  const { t } = useTranslation(['manage-content', 'manage']);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [stop, setStop] = useState<string>(TEXT_COMMANDS[0]?.name ?? '');
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: TEXT_COMMANDS.filter(({ isActive }) => isActive?.(current)).map(({ name }) => name),
      impossible: TEXT_COMMANDS.filter(({ isPossible }) => isPossible && !isPossible(current)).map(
        ({ name }) => name,
      ),
      isLink: current.isActive('link'),
    }),
  });
  const tool = (name: TextCommand['name'] | Asking, sign?: string) => ({
    type: 'button' as const,
    className: TOOL,
    title: t(`text.tool.${name}`),
    // What is seen belongs to the name: voice control asks for it.
    'aria-label': sign ? `${sign} ${t(`text.tool.${name}`)}` : t(`text.tool.${name}`),
    tabIndex: name === stop ? 0 : -1,
    onFocus: () => setStop(name),
    // The words that are chosen in the text stay chosen.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  });
  const close = () => setAsking(null);
  const Question = asking && QUESTIONS[asking];
  return (
    <>
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={walk}
        className="sticky top-0 z-10 flex flex-wrap gap-0.5 rounded-t border-b border-line bg-surface p-1"
      >
        {TEXT_COMMANDS.map(({ name, icon, sign, run, isActive }) => {
          const isImpossible = state.impossible.includes(name);
          return (
            <button
              key={name}
              {...tool(name, sign)}
              aria-pressed={isActive && state.active.includes(name)}
              aria-disabled={isImpossible || undefined}
              onClick={() => !isImpossible && run(editor)}
            >
              {icon ? <Icon name={icon} /> : <span aria-hidden="true">{sign}</span>}
            </button>
          );
        })}
        {ASKING.map(({ name, icon }) => (
          <button
            key={name}
            {...tool(name)}
            aria-haspopup="dialog"
            aria-pressed={name === 'link' ? state.isLink : undefined}
            onClick={() => setAsking(name)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
      {asking && Question && (
        <DialogFrame open onClose={close} title={t(`text.tool.${asking}`)} closeLabel={t('manage:close')}>
          <Question editor={editor} onClose={close} />
        </DialogFrame>
      )}
    </>
  );
}
