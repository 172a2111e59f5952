import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { KeptText } from './kept-text';

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
});

/** A page whose text the server wrote, taken over by React. */
function takeOver(make: () => string, onRecoverableError = vi.fn()) {
  const box = document.createElement('p');
  vi.stubGlobal('window', undefined);
  box.innerHTML = renderToString(<KeptText id="1" make={() => 'written by the server'} />);
  vi.unstubAllGlobals();
  act(() => {
    root = hydrateRoot(box, <KeptText id="1" make={make} />, { onRecoverableError });
  });
  const draw = (id: string) => act(() => root?.render(<KeptText id={id} make={make} />));
  return { box, draw, onRecoverableError };
}

describe('a kept text', () => {
  it('stays as the server wrote it, and is not written again', () => {
    const make = vi.fn(() => 'written again');
    const { box, draw, onRecoverableError } = takeOver(make);
    draw('1');
    expect(box).toHaveTextContent('written by the server');
    expect(make).not.toHaveBeenCalled();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('is written anew when it becomes another one, and back', () => {
    let text = 'the second';
    const { box, draw } = takeOver(() => text);
    draw('2');
    expect(box).toHaveTextContent(/^the second$/);
    text = 'the first';
    draw('1');
    expect(box).toHaveTextContent(/^the first$/);
  });
});
