import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { late, type LateState } from './late';

const Hello = ({ name }: { name: string }) => <p>Hello, {name}</p>;
const Waiting = ({ error, retry }: LateState) =>
  error ? <button onClick={retry}>{error.message}</button> : <p>Loading</p>;

describe('a late component', () => {
  it('shows its stand-in on the server and until its code is there', async () => {
    const View = late(async () => ({ default: Hello }), Waiting);
    expect(renderToString(<View name="Ana" />)).toBe('<p>Loading</p>');
    render(<View name="Ana" />);
    expect(screen.getByText('Loading')).toBeVisible();
    expect(await screen.findByText('Hello, Ana')).toBeVisible();
  });

  it('is there at once the second time, and its code is asked for once', async () => {
    const load = vi.fn(async () => Hello);
    const View = late(load);
    render(<View name="Ana" />);
    await screen.findByText('Hello, Ana');
    render(<View name="Rui" />);
    expect(screen.getByText('Hello, Rui')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it('tells its stand-in why the code did not come, and asks again when told to', async () => {
    const load = vi.fn(async () => Hello).mockRejectedValueOnce(new Error('no connection'));
    const View = late(load, Waiting);
    render(<View name="Ana" />);
    await userEvent.click(await screen.findByRole('button', { name: 'no connection' }));
    expect(await screen.findByText('Hello, Ana')).toBeVisible();
  });
});
