import { readFileSync } from 'node:fs';
import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { countWords } from './count-words';
import { TEXT_EXTENSIONS } from './text-extensions';

interface Text {
  slug: string;
  bodyMarkdown: string;
}
const read = (name: string) => JSON.parse(readFileSync(`demo/${name}`, 'utf8')) as Text[];
const texts = [...read('posts.json'), ...read('lessons.json')];

const throughEditor = (content: string) =>
  new Editor({ extensions: TEXT_EXTENSIONS, content, contentType: 'markdown' }).getMarkdown();

describe('a text in the editor', () => {
  it('is there for every post and lesson of the demo', () => expect(texts.length).toBeGreaterThan(20));

  it.each(texts.map(({ slug, bodyMarkdown }) => [slug, bodyMarkdown.trim()]))(
    'goes back as it came: %s',
    (_, markdown) => expect(throughEditor(markdown)).toBe(markdown),
  );

  it.each([
    '## Título\n\nTexto **forte**, *leve* e [um link](/produtos/matriz-60).',
    '# Fora do costume\n\n#### Também',
    '1. um\n2. dois\n\n   mais\n3. três',
    '- a\n  - b\n- c',
    '> citação\n>\n> em dois parágrafos',
    '![Cocho coberto](/media/x-640.webp)',
    '| a | b |\n| --- | --: |\n| 1 \\| 2 | **3** |\n\ndepois',
    'linha  \nquebrada',
    '1\\. lugar na feira',
    '\\- não é lista',
    '`código * puro`',
  ])('keeps what the shop sets: %s', (markdown) => expect(throughEditor(markdown)).toBe(markdown));

  it.each(['a * b * c', 'nome_de_arquivo_x', '[x] y', '2 < 3 & 4'])(
    'settles after one way through, without a change of what is read: %s',
    (markdown) => {
      const once = throughEditor(markdown);
      expect(throughEditor(once)).toBe(once);
    },
  );

  it('takes a table along when a part of it is cut and pasted', () => {
    const markdown = 'antes\n\n| a | b |\n| --- | --: |\n| 1 \\| 2 | **3** |\n\ndepois';
    const editor = new Editor({ extensions: TEXT_EXTENSIONS, content: markdown, contentType: 'markdown' });
    const pasted = new Editor({ extensions: TEXT_EXTENSIONS, content: editor.getHTML() });
    expect(pasted.getMarkdown()).toBe(markdown);
  });

  it('drops an address that runs script', () => {
    expect(throughEditor('[x](javascript:alert(1)) <img src=x onerror=alert(1)>')).not.toMatch(
      /javascript:|onerror/,
    );
  });

  it('counts its words as a reader does', () => {
    expect(countWords('## Meio-dia\n\nSão 3,5 kg por [cabeça](/produtos/x-y-z), **sempre**.')).toBe(7);
    expect(countWords('')).toBe(0);
  });
});
