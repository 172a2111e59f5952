import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServerText } from './server-text';

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
});

/** HTML of the server, hydrated. */
function hydrate(make: () => string, onRecoverableError = vi.fn()) {
  const box = document.createElement('p');
  vi.stubGlobal('window', undefined);
  box.innerHTML = renderToString(<ServerText id="1" make={() => 'written by the server'} />);
  vi.unstubAllGlobals();
  act(() => {
    root = hydrateRoot(box, <ServerText id="1" make={make} />, { onRecoverableError });
  });
  const draw = (id: string) => act(() => root?.render(<ServerText id={id} make={make} />));
  return { box, draw, onRecoverableError };
}

describe('a text of the server', () => {
  it('stays as the server wrote it during hydration, and is not written again', () => {
    const make = vi.fn(() => 'written again');
    const { box, draw, onRecoverableError } = hydrate(make);
    draw('1');
    expect(box).toHaveTextContent('written by the server');
    expect(make).not.toHaveBeenCalled();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('is written again when its id changes, and when it changes back', () => {
    let text = 'the second';
    const { box, draw } = hydrate(() => text);
    draw('2');
    expect(box).toHaveTextContent(/^the second$/);
    text = 'the first';
    draw('1');
    expect(box).toHaveTextContent(/^the first$/);
  });
});
