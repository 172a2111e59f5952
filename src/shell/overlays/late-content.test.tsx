import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { LateContent } from './late-content';

const waiting = { error: null, retry: () => undefined };

it('says that a panel is on its way', () => {
  renderScreen(<LateContent {...waiting} />);
  expect(screen.getByRole('status')).toHaveAccessibleName('Carregando…');
});

it('asks again for a panel whose code did not come', async () => {
  const retry = vi.fn();
  const { user } = renderScreen(<LateContent {...waiting} error={new Error('offline')} retry={retry} />);
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(retry).toHaveBeenCalledOnce();
});
