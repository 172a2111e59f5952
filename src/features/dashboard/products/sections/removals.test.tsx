import { screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { makeManagedPack, makeManagedProduct } from '@/testing/make-managed-product';
import { renderScreen } from '@/testing/render-screen';
import { draftOfProduct } from '../draft/draft-of-product';
import type { GalleryEntry, ProductDraft } from '../draft/product-draft';
import { PacksSection } from './packs-section';
import { PicturesSection } from './pictures-section';

const picture = (srcUrl: string): GalleryEntry => ({
  srcUrl,
  alt: '',
  width: 800,
  height: 800,
  widths: [480],
  color: '#ffffff',
  showOnThumbnail: true,
  showOnDetailsGallery: true,
  showOnInnerGallery: true,
});

function Parts({ product }: { product: ManagedProduct }) {
  const form = useForm<ProductDraft>({ defaultValues: draftOfProduct(product) });
  return (
    <FormProvider {...form}>
      <PicturesSection />
      <PacksSection product={product} />
    </FormProvider>
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const said = (text: string) => screen.getAllByRole('status').some(({ textContent }) => textContent === text);

describe('what is removed from a product', () => {
  it('hands the focus to the picture that takes its place, at the end to what adds others', async () => {
    const gallery = [picture('/media/a.webp'), picture('/media/b.webp')];
    const { user } = renderScreen(<Parts product={makeManagedProduct({ gallery })} />);
    await user.click(button('Remover a foto 1'));
    await waitFor(() => expect(button('Mover a foto 1')).toHaveFocus());
    expect(said('Foto removida. Restam: 1.')).toBe(true);
    await user.click(button('Remover a foto 1'));
    await waitFor(() => expect(screen.getByText('Nenhuma foto ainda.')).toHaveFocus());
  });

  it('hands the focus to the pack that takes its place', async () => {
    const variations = [
      makeManagedPack({ isSold: false }),
      makeManagedPack({ id: 'balde', sku: 'SAL-B', presentation: 'Balde', isSold: false }),
    ];
    const { user } = renderScreen(<Parts product={makeManagedProduct({ variations })} />);
    await user.click(button('Remover Balde'));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Saco 30 kg/ })).toHaveFocus());
    expect(said('Balde: removida. Restam: 1.')).toBe(true);
  });
});
