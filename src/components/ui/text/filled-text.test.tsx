import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FilledText } from './filled-text';

const link = <a href="/terms">terms</a>;
const amount = <b>R$ 90,00</b>;

describe('a sentence with elements as placeholders', () => {
  it('has them in the word order of the language', () => {
    const { container, rerender } = render(
      <FilledText
        text={({ link: a, amount: b }) => `Pay ${b} and accept the ${a}.`}
        parts={{ link, amount }}
      />,
    );
    expect(container).toHaveTextContent('Pay R$ 90,00 and accept the terms.');
    rerender(<FilledText text={({ link: a, amount: b }) => `${a}, then ${b}`} parts={{ link, amount }} />);
    expect(container).toHaveTextContent('terms, then R$ 90,00');
    expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
  });

  it('leaves no isolate characters behind around a placeholder', () => {
    const { container } = render(
      <FilledText text={({ link: a }) => `אישור ל\u2068${a}\u2069.`} parts={{ link }} />,
    );
    expect(container.textContent).toBe('אישור לterms.');
  });

  it('leaves out an element that a language does not use', () => {
    const { container } = render(<FilledText text={() => 'Nothing to fill'} parts={{ link }} />);
    expect(container.textContent).toBe('Nothing to fill');
  });
});
