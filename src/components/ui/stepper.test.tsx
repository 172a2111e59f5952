import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Stepper } from './stepper';

const labels = { group: 'Quantity', increment: 'More', decrement: 'Less', remove: 'Remove' };

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

  it('can have its controls disabled, all or only the increment', () => {
    const { rerender } = render(
      <Stepper quantity={3} labels={labels} onIncrement={vi.fn()} onDecrement={vi.fn()} disabled />,
    );
    screen.getAllByRole('button').forEach((button) => expect(button).toBeDisabled());
    rerender(
      <Stepper quantity={3} labels={labels} onIncrement={vi.fn()} onDecrement={vi.fn()} incrementDisabled />,
    );
    expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Less' })).toBeEnabled();
  });

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
