import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FilterDays } from './filter-days';

const labels = { from: 'From', to: 'To', hint: 'dd.mm.yyyy', wrong: 'No such day' };

function Days({ onChange, ...start }: { from?: string; to?: string; onChange: (change: object) => void }) {
  const [days, setDays] = useState({ from: '', to: '', ...start });
  return (
    <>
      <FilterDays
        {...days}
        labels={labels}
        onChange={(change) => {
          onChange(change);
          setDays({ ...days, ...change });
        }}
      />
      <button onClick={() => setDays({ from: '', to: '' })}>Reset</button>
    </>
  );
}
const field = (name: string) => screen.getByRole('textbox', { name });

describe('the days a list is filtered by', () => {
  it('are typed as day.month.year and passed on as YYYY-MM-DD, when they are complete', async () => {
    const onChange = vi.fn();
    render(<Days onChange={onChange} />);
    expect(field('From')).toHaveValue('');
    await userEvent.type(field('From'), '0511202');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.type(field('From'), '6');
    expect(field('From')).toHaveValue('05.11.2026');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-05' });
  });

  it('refuse a day that the calendar does not have', async () => {
    const onChange = vi.fn();
    render(<Days onChange={onChange} />);
    await userEvent.type(field('To'), '31022026');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await waitFor(() => expect(field('To')).toHaveValue(''));
    expect(field('To')).toHaveAccessibleDescription('No such day');
    await userEvent.type(field('To'), '28022026');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ to: '2026-02-28' });
    expect(screen.queryByText('No such day')).not.toBeInTheDocument();
  });

  it('stay in order: a first day after the last day becomes the last day', async () => {
    const onChange = vi.fn();
    render(<Days to="2026-11-20" onChange={onChange} />);
    await userEvent.type(field('From'), '25112026');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-20' }));
    expect(field('From')).toHaveValue('20.11.2026');
  });

  it('show the applied day: one that was set elsewhere, and the previous one after an incomplete date', async () => {
    const onChange = vi.fn();
    render(<Days from="2026-11-05" onChange={onChange} />);
    expect(field('From')).toHaveValue('05.11.2026');
    await userEvent.type(field('From'), '{Backspace}{Backspace}');
    await userEvent.tab();
    await waitFor(() => expect(field('From')).toHaveValue('05.11.2026'));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(field('From')).toHaveValue(''));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('are removed when the text is cleared', async () => {
    const onChange = vi.fn();
    render(<Days from="2026-11-05" onChange={onChange} />);
    await userEvent.clear(field('From'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '' });
  });
});
