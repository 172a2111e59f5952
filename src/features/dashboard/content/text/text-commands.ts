import type { Editor } from '@tiptap/core';
import type { IconName } from '@config/icons';
import { newTable } from './table-markdown';

/** Also the keys of their names under `text.tool`. */
type ToolName =
  'heading2' | 'heading3' | 'bold' | 'italic' | 'bullets' | 'numbers' | 'quote' | 'table' | 'undo' | 'redo';

export interface TextCommand {
  name: ToolName;
  icon: IconName | null;
  /** Said in the bar where there is no icon. */
  sign?: string;
  run: (editor: Editor) => void;
  isActive?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

/** What the bar over a text does to it without asking anything. */
export const TEXT_COMMANDS: readonly TextCommand[] = [
  {
    name: 'heading2',
    icon: null,
    sign: 'H2',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'heading3',
    icon: null,
    sign: 'H3',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'bold',
    icon: 'text-bold',
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isActive: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    icon: 'text-italic',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isActive: (editor) => editor.isActive('italic'),
  },
  {
    name: 'bullets',
    icon: 'text-bullets',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'numbers',
    icon: 'text-numbers',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: 'text-quote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  {
    name: 'table',
    icon: 'text-table',
    run: (editor) =>
      editor
        .chain()
        .focus()
        .insertContent({ type: 'tableBlock', attrs: { source: newTable() } })
        .run(),
  },
  {
    name: 'undo',
    icon: 'text-undo',
    run: (editor) => editor.chain().focus().undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    icon: 'text-redo',
    run: (editor) => editor.chain().focus().redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
];

/** Links the chosen words, or writes the address's own text where none are chosen. */
export function insertLink(editor: Editor, href: string, text: string): void {
  const { from, to, empty } = editor.state.selection;
  const chain = editor.chain().focus();
  if (editor.isActive('link')) chain.extendMarkRange('link').setLink({ href }).run();
  else if (empty)
    chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.setTextSelection({ from, to }).setLink({ href }).run();
}
