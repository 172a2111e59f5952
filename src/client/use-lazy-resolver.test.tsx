import { renderHook } from '@testing-library/react';
import { useForm, type Resolver } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { useLazyResolver } from './use-lazy-resolver';

interface Values {
  email: string;
}
const rules: Resolver<Values, unknown, Values> = () => ({
  values: {},
  errors: { email: { type: 'custom', message: 'required' } },
});

/** A form that is sent with an empty field. */
function sendEmpty(load: () => Promise<typeof rules>) {
  const onValid = vi.fn();
  const onInvalid = vi.fn();
  const { result, unmount } = renderHook(() =>
    useForm({ resolver: useLazyResolver(load), defaultValues: { email: '' } }),
  );
  const sent = result.current.handleSubmit(onValid, onInvalid)();
  return { sent, onValid, onInvalid, unmount };
}

it('waits for the rules when a form is sent before they are there', async () => {
  let arrive: ((arrived: typeof rules) => void) | undefined;
  const { sent, onValid, onInvalid } = sendEmpty(() => new Promise((resolve) => (arrive = resolve)));
  await Promise.resolve();
  expect(onInvalid).not.toHaveBeenCalled();
  arrive?.(rules);
  await sent;
  expect(onInvalid.mock.calls[0]?.[0]).toMatchObject({ email: { message: 'required' } });
  expect(onValid).not.toHaveBeenCalled();
});

it('leaves it to the server to judge when the rules cannot be loaded', async () => {
  const { sent, onValid } = sendEmpty(() => Promise.reject(new Error('offline')));
  await sent;
  expect(onValid.mock.calls[0]?.[0]).toEqual({ email: '' });
});

it('leaves it to the server to judge when the rules do not come for seconds', async () => {
  vi.useFakeTimers();
  try {
    const { sent, onValid } = sendEmpty(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(4_000);
    await sent;
    expect(onValid).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

it('sends nothing when the form was closed while it waited', async () => {
  let arrive: ((arrived: typeof rules) => void) | undefined;
  const load = () => new Promise<typeof rules>((resolve) => (arrive = resolve));
  const { sent, onValid, unmount } = sendEmpty(load);
  unmount();
  arrive?.((values) => ({ values, errors: {} }));
  await sent;
  expect(onValid).not.toHaveBeenCalled();
});

it('loads the rules with the first interaction, and nothing for a visitor who only looks', () => {
  vi.useFakeTimers();
  try {
    const load = vi.fn().mockResolvedValue(rules);
    renderHook(() => useLazyResolver(load));
    vi.advanceTimersByTime(60_000);
    expect(load).not.toHaveBeenCalled();
    window.dispatchEvent(new KeyboardEvent('keydown'));
    vi.advanceTimersByTime(1_000);
    expect(load).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

it('asks for the rules again after they could not be loaded', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(rules);
  const { result } = renderHook(() =>
    useForm<Values>({ resolver: useLazyResolver<Values, Values>(load), defaultValues: { email: '' } }),
  );
  const onInvalid = vi.fn();
  await result.current.handleSubmit(vi.fn())();
  await result.current.handleSubmit(vi.fn(), onInvalid)();
  expect(onInvalid).toHaveBeenCalledOnce();
});
