import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useParts, type Part } from './use-parts';

const open = (contact: boolean, delivery: boolean, start: Part | null = null) =>
  renderHook((isComplete: { contact: boolean; delivery: boolean }) => useParts(isComplete, start), {
    initialProps: { contact, delivery },
  });

describe('the parts of the checkout', () => {
  it.each([
    [false, false, 'contact'],
    [false, true, 'contact'],
    [true, false, 'delivery'],
    [true, true, 'payment'],
  ] as const)(
    'open at the first that is not answered: contact %s, delivery %s',
    (contact, delivery, part) => {
      expect(open(contact, delivery).result.current.open).toBe(part);
    },
  );

  it('open where the address of the page leads', () => {
    expect(open(false, false, 'delivery').result.current.open).toBe('delivery');
  });

  it('do not fold under a person who types, only when they are done', () => {
    const { result, rerender } = open(false, true);
    act(() => result.current.stay('contact'));
    rerender({ contact: true, delivery: true });
    expect(result.current.open).toBe('contact');
    act(() => result.current.done());
    expect(result.current.open).toBe('payment');
  });

  it('put the focus on the heading of the part that opens', () => {
    const heading = document.createElement('h2');
    heading.id = 'parte-delivery';
    heading.tabIndex = -1;
    document.body.append(heading);
    const { result } = open(true, true);
    act(() => result.current.edit('delivery'));
    expect(heading).toHaveFocus();
    heading.remove();
  });
});
