import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { makeCartLine } from './make-cart-line';

// So few lines that carts are full in many cases.
vi.mock('@config/commerce', async (original) => ({
  ...(await original<object>()),
  MAX_CART_LINES: 3,
}));

/** The store of a new tab. */
async function openTab() {
  vi.resetModules();
  return import('./cart-store');
}

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const step = fc.record({
  tab: fc.constantFrom(0, 1),
  act: fc.constantFrom('addItem', 'removeOneUnit', 'removeItem'),
  id,
  /** The write fails. */
  isFull: fc.boolean(),
  /** The tabs hear of each other afterwards; else they do after a later step. */
  isHeard: fc.boolean(),
});

it('two tabs come to the same cart and stop writing after any changes of either', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const write = vi.spyOn(Storage.prototype, 'setItem');
  const tabs = [await openTab(), await openTab()];

  /** Delivers events until no tab answers with a write. */
  const settle = () => {
    for (let round = 0; round < 10; round += 1) {
      write.mockClear();
      window.dispatchEvent(new StorageEvent('storage', { key: 'store-cart' }));
      if (write.mock.calls.length === 0) return;
    }
    throw new Error('The tabs write without end.');
  };

  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      localStorage.clear();
      for (const { forgetCart, getCart } of tabs) {
        forgetCart();
        getCart();
      }
      for (const { tab, act, id: line, isFull, isHeard } of steps) {
        if (isFull)
          write.mockImplementationOnce(() => {
            throw new DOMException('full', 'QuotaExceededError');
          });
        try {
          if (act === 'addItem') tabs[tab]?.cartActions.addItem(makeCartLine({ id: line }));
          else tabs[tab]?.cartActions[act](line);
        } catch {
          // The cart holds no more lines.
        }
        write.mockReset();
        if (isHeard) settle();
      }
      // What could not be stored is stored with the next change.
      for (const { cartActions } of tabs) cartActions.defineCoupon(null);
      settle();
      const [mine, theirs] = tabs.map(({ getCart }) => getCart().items);
      expect(mine).toEqual(theirs);
    }),
  );
});
