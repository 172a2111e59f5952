import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { TEXT_EXTENSIONS } from './text-extensions';

const pasted = (html: string) => {
  const editor = new Editor({ extensions: TEXT_EXTENSIONS, content: '', contentType: 'markdown' });
  editor.commands.insertContent(html);
  return editor.getMarkdown().trim();
};

describe('what is pasted into a text', () => {
  it('keeps a table as a table', () => {
    expect(
      pasted(
        '<p>Antes</p><table><tbody><tr><td>Produto</td><td>Dose</td></tr><tr><td><p>Sal</p><p>80</p></td><td>100 g | dia</td></tr></tbody></table>',
      ),
    ).toBe('Antes\n\n| Produto | Dose |\n| --- | --- |\n| Sal 80 | 100 g \\| dia |');
  });

  it('keeps the columns of a table whose cells are joined', () => {
    expect(
      pasted(
        '<table><tr><th colspan="2">Fase</th><th>Dose</th></tr><tr><td rowspan="2">Cria</td><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>',
      ),
    ).toBe('| Fase |  | Dose |\n| --- | --- | --- |\n| Cria | 1 | 2 |\n|  | 3 | 4 |');
  });

  it('keeps the words of a cell as words', () => {
    expect(pasted('<table><tr><td>a*b* [1]</td></tr></table>')).toBe('| a\\*b\\* \\[1\\] |\n| --- |');
  });

  it('leaves out pictures of other sites, which the shop never shows, and keeps its own', () => {
    expect(pasted('<p>Um <img src="https://outra.example/a.png" alt="A"> cocho</p>')).toBe('Um  cocho');
    expect(pasted('<img src="//outra.example/a.png" alt="A"><p>x</p>')).toBe('x');
    expect(pasted(`<img src="blob:${location.origin}/1" alt="A"><p>x</p>`)).toBe('x');
    expect(pasted('<img src="/media/x-640.webp" alt="Cocho">')).toBe('![Cocho](/media/x-640.webp)');
    expect(pasted(`<img src="${location.origin}/media/x-640.webp" alt="Cocho">`)).toBe(
      '![Cocho](/media/x-640.webp)',
    );
  });
});
