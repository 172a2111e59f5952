import { renderHook, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useToastQueue } from '@/client/toast';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { renderScreen } from '@/testing/render-screen';
import texts from '../../../public/locales/pt-BR/quote.json';
import { QuoteAddButton } from './quote-add-button';

vi.mock('./quote-store', () => {
  throw new Error('ChunkLoadError');
});

it('says that nothing was added when the list cannot be loaded', async () => {
  const pack = makePack({ presentation: 'Saco 30 kg' });
  const { user } = renderScreen(
    <QuoteAddButton
      product={makeFullProduct({ variations: [pack] })}
      packs={[{ variation: pack, units: 1 }]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Cotar 1 saco' }));
  const toasts = renderHook(() => useToastQueue()).result;
  await waitFor(() => expect(toasts.current).toMatchObject([{ tone: 'error', text: texts.notAdded }]));
});
