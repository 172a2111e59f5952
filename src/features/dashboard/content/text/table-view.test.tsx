import { screen } from '@testing-library/react';
import { EditorContent, useEditor } from '@tiptap/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { TEXT_EXTENSIONS } from './text-extensions';

const MARKDOWN = '| Fase | Dose |\n| --- | --- |\n| Recria | 100 g |';

function Text() {
  const editor = useEditor({
    extensions: TEXT_EXTENSIONS,
    content: MARKDOWN,
    contentType: 'markdown',
    immediatelyRender: true,
  });
  return (
    <>
      <EditorContent editor={editor} />
      <button type="button" onClick={() => editor.commands.undo()}>
        undo
      </button>
    </>
  );
}

describe('a cell of a table', () => {
  it('takes words with spaces between them, and the text it is given', async () => {
    const { user } = renderScreen(<Text />, { locale: 'en' });
    const cell = (await screen.findAllByRole('textbox')).find(
      (one) => one instanceof HTMLInputElement && one.value === 'Recria',
    );
    if (!cell) throw new Error('the table has this cell');
    await user.clear(cell);
    await user.type(cell, 'Peso vivo ');
    expect(cell).toHaveValue('Peso vivo ');
    await user.type(cell, '| kg');
    expect(cell).toHaveValue('Peso vivo \\| kg');
    await user.click(screen.getByRole('button', { name: 'undo' }));
    expect(cell).not.toHaveValue('Peso vivo \\| kg');
  });
});
