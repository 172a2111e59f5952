import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { LazyPanelFallback } from './lazy-panel-fallback';

const waiting = { error: null, retry: () => undefined };

it('announces that a panel is loading', () => {
  renderScreen(<LazyPanelFallback {...waiting} />);
  expect(screen.getByRole('status')).toHaveAccessibleName('Carregando…');
});

it('offers a retry when the code of a panel did not load', async () => {
  const retry = vi.fn();
  const { user } = renderScreen(
    <LazyPanelFallback {...waiting} error={new Error('offline')} retry={retry} />,
  );
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(retry).toHaveBeenCalledOnce();
});
