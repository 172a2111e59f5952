import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { lazyPart } from './lazy-part';

test('a part whose script throws says so in its place, and comes on the next try', async () => {
  let tries = 0;
  const Part = lazyPart(
    () => {
      tries += 1;
      return tries === 1
        ? Promise.reject(new RangeError('invalid language tag'))
        : Promise.resolve(() => <p>O gráfico</p>);
    },
    () => <p>Carregando</p>,
  );
  renderScreen(<Part />);
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('O gráfico')).toBeInTheDocument();
});
