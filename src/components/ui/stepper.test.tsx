import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Stepper as AnyStepper } from './stepper';

const labels = { group: 'Quantity', field: 'Units', increment: 'More', decrement: 'Less', remove: 'Remove' };
const notes = { aboveMax: 'Only 60 in stock.', belowMin: 'At least 1.' };

/** A stepper with a maximum of ten, where typing does nothing by default. */
const Stepper = (
  props: Omit<ComponentProps<typeof AnyStepper>, 'max' | 'notes' | 'onChange'> & { max?: number },
) => <AnyStepper max={10} notes={notes} onChange={vi.fn()} {...props} />;

/** A stepper whose quantity is state, as on a page. */
function Held({ start = 3, max = 60, onSet }: { start?: number; max?: number; onSet: (to: number) => void }) {
  const [quantity, setQuantity] = useState(start);
  const set = (to: number) => {
    onSet(to);
    setQuantity(to);
  };
  return (
    <AnyStepper
      quantity={quantity}
      max={max}
      labels={labels}
      notes={notes}
      onChange={set}
      onIncrement={() => set(quantity + 1)}
      onDecrement={() => set(quantity - 1)}
    />
  );
}

describe('the quantity stepper', () => {
  it('only acts on decrement when the quantity is above 1', async () => {
    const onDecrement = vi.fn();
    const { rerender } = render(
      <Stepper quantity={1} labels={labels} onIncrement={vi.fn()} onDecrement={onDecrement} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Less' }));
    expect(onDecrement).not.toHaveBeenCalled();
    rerender(<Stepper quantity={2} labels={labels} onIncrement={vi.fn()} onDecrement={onDecrement} />);
    await userEvent.click(screen.getByRole('button', { name: 'Less' }));
    expect(onDecrement).toHaveBeenCalledOnce();
  });

  it('shows the remove control only when a remove action is supplied', async () => {
    const onRemove = vi.fn();
    const { rerender } = render(
      <Stepper quantity={1} labels={labels} onIncrement={vi.fn()} onDecrement={vi.fn()} />,
    );
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    rerender(
      <Stepper
        quantity={1}
        labels={labels}
        onIncrement={vi.fn()}
        onDecrement={vi.fn()}
        onRemove={onRemove}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('can have all of its controls disabled', () => {
    render(<Stepper quantity={3} labels={labels} onIncrement={vi.fn()} onDecrement={vi.fn()} disabled />);
    screen.getAllByRole('button').forEach((button) => expect(button).toBeDisabled());
  });

  it.each([
    ['More', 2, 3],
    ['Less', 2, 1],
  ])(
    'leaves the focus on %s at the bound, says that it does nothing there, and does nothing',
    async (name, start, bound) => {
      const onSet = vi.fn();
      render(<Held start={start} max={3} onSet={onSet} />);
      const button = screen.getByRole('button', { name });
      expect(button).not.toHaveAttribute('aria-disabled');
      await userEvent.click(button);
      expect(button).toHaveFocus();
      expect(button).toBeEnabled();
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Enter}');
      expect(onSet).toHaveBeenCalledExactlyOnceWith(bound);
    },
  );

  it.each(['default', 'dark'] as const)('works the same in the variant %s', async (variant) => {
    const onIncrement = vi.fn();
    render(
      <Stepper
        variant={variant}
        quantity={1}
        labels={labels}
        onIncrement={onIncrement}
        onDecrement={vi.fn()}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(onIncrement).toHaveBeenCalledOnce();
  });
});

describe('a typed quantity', () => {
  const field = () => screen.getByRole('spinbutton', { name: 'Units' });

  it('replaces the number, and applies with Enter', async () => {
    const onSet = vi.fn();
    render(<Held onSet={onSet} />);
    await userEvent.click(field());
    await userEvent.keyboard('48');
    expect(onSet).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSet).toHaveBeenCalledExactlyOnceWith(48);
    expect(field()).toHaveValue('48');
    expect(field()).toHaveAttribute('aria-valuenow', '48');
  });

  it.each([
    ['999', 60],
    ['0', 1],
    ['٤٨', 48],
    ['4x8', 48],
    ['1,5', 1],
    ['4.7', 4],
    ['1.500', 60],
  ])('typed %s becomes %i when the field is left', async (keys, quantity) => {
    const onSet = vi.fn();
    render(<Held onSet={onSet} />);
    await userEvent.click(field());
    await userEvent.keyboard(keys);
    await userEvent.tab();
    expect(onSet).toHaveBeenCalledExactlyOnceWith(quantity);
    expect(field()).toHaveValue(String(quantity));
  });

  it.each([
    ['61', 'Only 60 in stock.'],
    ['0', 'At least 1.'],
  ])('typed %s is told to be out of bounds, until the next number', async (keys, note) => {
    render(<Held onSet={vi.fn()} />);
    await userEvent.click(field());
    await userEvent.keyboard(keys);
    expect(screen.queryByText(note)).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(note)).toBeVisible();
    await userEvent.type(field(), '5');
    expect(screen.queryByText(note)).toBeNull();
  });

  it('no longer says it after a button changed the quantity', async () => {
    render(<Held onSet={vi.fn()} />);
    await userEvent.click(field());
    await userEvent.keyboard('99{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Less' }));
    expect(field()).toHaveValue('59');
    expect(screen.queryByText(/in stock/)).toBeNull();
  });

  it('is selected with the focus, so that the next number replaces it', async () => {
    render(<Held start={12} onSet={vi.fn()} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('inputmode', 'numeric');
    await userEvent.keyboard('7');
    expect(field()).toHaveValue('7');
  });

  it('is the previous number when the field is left empty', async () => {
    const onSet = vi.fn();
    render(<Held onSet={onSet} />);
    await userEvent.clear(field());
    expect(field()).toHaveValue('');
    await userEvent.tab();
    expect(onSet).not.toHaveBeenCalled();
    expect(field()).toHaveValue('3');
  });

  it('applies before a button acts', async () => {
    const onSet = vi.fn();
    render(<Held onSet={onSet} />);
    await userEvent.click(field());
    await userEvent.keyboard('20');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(onSet.mock.calls).toEqual([[20], [21]]);
  });

  it('moves by one with the arrow keys, and stays within its bounds', async () => {
    const onSet = vi.fn();
    render(<Held start={2} max={3} onSet={onSet} />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(onSet.mock.calls).toEqual([[3], [2], [1]]);
    expect(field()).toHaveValue('1');
  });

  it('cannot be typed where the stepper is disabled', () => {
    render(<Stepper quantity={3} labels={labels} onIncrement={vi.fn()} onDecrement={vi.fn()} disabled />);
    expect(field()).toBeDisabled();
  });
});
