// @vitest-environment jsdom
// A window of its own: its listeners stay, and would take the presses of the files after it.
import { runInThisContext } from 'node:vm';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sources } from '@config/document/before-paint';
import { HYDRATED } from '@config/document/document-attributes';
import { replayEarlyPresses } from './early-presses';

const added = vi.fn<(chosen: object) => void>();

/** A product and a list in small: what is chosen, and a button that acts on it. */
function Page() {
  const [pack, setPack] = useState('1 kg');
  const [inStock, setInStock] = useState(false);
  const [order, setOrder] = useState('new');
  return (
    <>
      {['1 kg', '30 kg'].map((name) => (
        <label key={name}>
          <input type="radio" name="pack" checked={pack === name} onChange={() => setPack(name)} />
          {name}
        </label>
      ))}
      <label>
        <input type="checkbox" checked={inStock} onChange={() => setInStock(!inStock)} />
        In stock
      </label>
      <select aria-label="Order" value={order} onChange={(event) => setOrder(event.target.value)}>
        <option value="new">New</option>
        <option value="cheap">Cheap</option>
      </select>
      <button type="button" suppressHydrationWarning onClick={() => added({ pack, inStock, order })}>
        Add
      </button>
    </>
  );
}

let container: HTMLElement;

/** The page takes over what the server sent. */
function hydrate() {
  render(<Page />, { container, hydrate: true });
  document.documentElement.setAttribute(HYDRATED, '');
  replayEarlyPresses();
}

beforeEach(() => {
  added.mockClear();
  vi.stubGlobal('performance', { now: Date.now, getEntriesByType: () => [{ type: 'navigate' }] });
  runInThisContext(sources[0] ?? '');
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute(HYDRATED);
  container.remove();
});

describe('what is chosen before the page answers', () => {
  it('counts for the press that follows it', () => {
    screen.getByRole('radio', { name: '30 kg' }).click();
    screen.getByRole('checkbox', { name: 'In stock' }).click();
    const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' });
    order.value = 'cheap';
    order.dispatchEvent(new Event('change', { bubbles: true }));
    screen.getByRole('button', { name: 'Add' }).click();
    expect(added).not.toHaveBeenCalled();
    hydrate();
    expect(added).toHaveBeenCalledExactlyOnceWith({ pack: '30 kg', inStock: true, order: 'cheap' });
    expect(screen.getByRole('radio', { name: '30 kg' })).toBeChecked();
    expect(order).toHaveValue('cheap');
  });

  it('is what was chosen last', () => {
    screen.getByRole('radio', { name: '30 kg' }).click();
    screen.getByRole('radio', { name: '1 kg' }).click();
    screen.getByRole('checkbox', { name: 'In stock' }).click();
    screen.getByRole('checkbox', { name: 'In stock' }).click();
    hydrate();
    screen.getByRole('button', { name: 'Add' }).click();
    expect(added).toHaveBeenCalledExactlyOnceWith({ pack: '1 kg', inStock: false, order: 'new' });
  });
});
