import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { MarkdownText } from './markdown-text';

const show = (text: string) => renderScreen(<MarkdownText text={text} lang="pt-BR" />);

describe('MarkdownText', () => {
  it('shows HTML as text and does not run it', () => {
    const { container } = show(
      'Antes <img src=x onerror="alert(1)"> <script>alert(2)</script> <b>negrito</b>',
    );
    expect(container.querySelector('img, script, b, iframe')).toBeNull();
    expect(container).toHaveTextContent('<b>negrito</b>');
  });

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'vbscript:x', 'data:text/html,<script>1</script>'])(
    'drops the address %s and preserves its text',
    (href) => {
      show(`[clique aqui](${href})`);
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByText('clique aqui')).toBeInTheDocument();
    },
  );

  it('opens links of the shop in the same tab and others in a new one', () => {
    show('[loja](/shop) e [fora](https://example.org/x) e [espelho](//evil.example)');
    expect(screen.getByRole('link', { name: 'loja' })).not.toHaveAttribute('target');
    const outside = screen.getByRole('link', { name: 'fora' });
    expect(outside).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(outside).toHaveAttribute('target', '_blank');
    expect(screen.queryByRole('link', { name: 'espelho' })).toBeNull();
  });

  it.each([
    ['/pt-BR/produtos/x?a=1#b', '/produtos/x?a=1#b'],
    ['/PT-br/produtos/x', '/produtos/x'],
    ['/en', '/'],
    ['/es?a=1', '/?a=1'],
    ['/en//evil.example', '/evil.example'],
    ['/entrar', '/entrar'],
    ['/he-blog/x', '/he-blog/x'],
  ])('leads from %s to %s in the language of its reader', (written, address) => {
    show(`[ver](${written})`);
    expect(screen.getByRole('link', { name: 'ver' })).toHaveAttribute('href', address);
  });

  it('never makes a second h1', () => {
    show('# Título\n\ntexto\n\n## Parte');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Título' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Parte' })).toBeInTheDocument();
  });

  it('renders lists, quotes and tables, with their language', () => {
    const { container } = show('> Cuidado\n\n1. um\n2. dois\n\n| a | b |\n|---|---|\n| 1 | 2 |');
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('table')).toHaveTextContent('a b 1 2'.replaceAll(' ', ''));
    expect(container.querySelector('blockquote')).toHaveTextContent('Cuidado');
    expect(container.querySelector('[lang="pt-BR"]')).not.toBeNull();
  });
});
