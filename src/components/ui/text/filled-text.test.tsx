import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FilledText } from './filled-text';

const link = <a href="/terms">terms</a>;
const amount = <b>R$ 90,00</b>;

describe('a sentence with elements in its places', () => {
  it('has them in the order that the language wants', () => {
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

  it('leaves no sign of direction behind where the text isolated a place', () => {
    const { container } = render(
      <FilledText text={({ link: a }) => `אישור ל\u2068${a}\u2069.`} parts={{ link }} />,
    );
    expect(container.textContent).toBe('אישור לterms.');
  });

  it('leaves out what a language does not name', () => {
    const { container } = render(<FilledText text={() => 'Nothing to fill'} parts={{ link }} />);
    expect(container.textContent).toBe('Nothing to fill');
  });
});
