import type { Editor } from '@tiptap/core';
import type { IconName } from '@config/icons';
import { newTable } from './table-markdown';

/** Addresses that a link of a text may have: pages of the shop, the web, mail and telephone. The server judges again. */
export const isTextAddress = (address: string): boolean =>
  /^(?:https?:\/\/[^\s/]|mailto:\S|tel:\S|#\S)/i.test(address) || /^\/(?![/\\])\S*$/.test(address);

/** What a person typed as an address, with what is usually left out. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  return /^(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : text;
}

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

type Chain = ReturnType<Editor['chain']>;

/** A command that runs where the text is being written. */
const command = (
  name: ToolName,
  change: (chain: Chain) => Chain,
  more: Partial<Omit<TextCommand, 'name' | 'run'>>,
): TextCommand => ({
  name,
  icon: null,
  run: (editor) => change(editor.chain().focus()).run(),
  ...more,
});

/** A shape that the chosen words have or not. */
const shape = (
  name: ToolName,
  look: { icon: IconName } | { sign: string },
  change: (chain: Chain) => Chain,
  node: string,
  attributes?: Record<string, unknown>,
) => command(name, change, { ...look, isActive: (editor) => editor.isActive(node, attributes) });

const newTableBlock = () => ({ type: 'tableBlock', attrs: { source: newTable() } });

/** What the bar over a text does to it without asking anything. */
export const TEXT_COMMANDS: readonly TextCommand[] = [
  shape('heading2', { sign: 'H2' }, (chain) => chain.toggleHeading({ level: 2 }), 'heading', { level: 2 }),
  shape('heading3', { sign: 'H3' }, (chain) => chain.toggleHeading({ level: 3 }), 'heading', { level: 3 }),
  shape('bold', { icon: 'text-bold' }, (chain) => chain.toggleBold(), 'bold'),
  shape('italic', { icon: 'text-italic' }, (chain) => chain.toggleItalic(), 'italic'),
  shape('bullets', { icon: 'text-bullets' }, (chain) => chain.toggleBulletList(), 'bulletList'),
  shape('numbers', { icon: 'text-numbers' }, (chain) => chain.toggleOrderedList(), 'orderedList'),
  shape('quote', { icon: 'text-quote' }, (chain) => chain.toggleBlockquote(), 'blockquote'),
  command('table', (chain) => chain.insertContent(newTableBlock()), { icon: 'text-table' }),
  command('undo', (chain) => chain.undo(), {
    icon: 'text-undo',
    isPossible: (editor) => editor.can().undo(),
  }),
  command('redo', (chain) => chain.redo(), {
    icon: 'text-redo',
    isPossible: (editor) => editor.can().redo(),
  }),
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
