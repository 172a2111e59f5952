import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useHasForm } from './use-has-form';

function Page() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      {isLoaded && <form id="later" />}
      <button onClick={() => setLoaded(!isLoaded)}>{useHasForm('later') ? 'there' : 'missing'}</button>
    </>
  );
}

describe('a form that is sent by a button outside of it', () => {
  it('is known to be missing until its code has loaded, and when it has gone again', async () => {
    render(<Page />);
    act(() => screen.getByRole('button', { name: 'missing' }).click());
    const there = await screen.findByRole('button', { name: 'there' });
    act(() => there.click());
    expect(await screen.findByRole('button', { name: 'missing' })).toBeVisible();
  });
});
