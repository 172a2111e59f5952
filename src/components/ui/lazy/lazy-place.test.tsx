import { act, screen } from '@testing-library/react';
import dynamic from 'next/dynamic';
import { expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { lazyPlace } from './lazy-place';

/** A part whose code comes at the second asking. */
function open() {
  let asked = 0;
  const Part = dynamic(
    () => {
      asked += 1;
      return asked === 1
        ? Promise.reject(new Error('Loading chunk 1 failed'))
        : Promise.resolve({ default: () => <p>The part</p> });
    },
    { ssr: false, loading: lazyPlace(() => <p>Its place</p>) },
  );
  return renderScreen(<Part />);
}

it('says that the code of a part did not come, and asks again at a press', async () => {
  const { user } = open();
  expect(screen.getByText('Its place')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('The part')).toBeInTheDocument();
});

it('asks again for the code of a part when the network is back', async () => {
  open();
  await screen.findByRole('alert');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The part')).toBeInTheDocument();
});
