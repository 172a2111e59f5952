import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { makeFullProduct } from '@/testing/make-full-product';
import Finder from './finder';

const productFor = (...species: string[]) => {
  const product = makeFullProduct();
  return { ...product, displayInfo: { ...product.displayInfo, species } };
};
const horses = productFor('equinos');

describe('the finder of the home page', () => {
  it('opens the list with what was chosen, and without what was left open', async () => {
    const { user, router } = renderScreen(<Finder bestSellers={[horses, productFor('bovinos')]} />);
    await user.selectOptions(await screen.findByLabelText('Espécie'), 'Bovinos');
    await user.selectOptions(screen.getByLabelText('Época'), 'Seca');
    await user.click(screen.getByRole('button', { name: 'Achar o que serve' }));
    expect(router.push).toHaveBeenCalledWith('/shop?especie=bovinos&epoca=seca');
  });

  it('opens the whole list when nothing is chosen', async () => {
    const { user, router } = renderScreen(<Finder bestSellers={[horses, productFor('bovinos')]} />);
    await user.click(await screen.findByRole('button', { name: 'Achar o que serve' }));
    expect(router.push).toHaveBeenCalledWith('/shop');
  });

  it('of a brand for one species asks for phase and season alone', async () => {
    const { user, router } = renderScreen(<Finder bestSellers={[horses]} />);
    await user.selectOptions(await screen.findByLabelText('Fase'), 'Trabalho e esporte');
    expect(screen.queryByLabelText('Espécie')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Achar o que serve' }));
    expect(router.push).toHaveBeenCalledWith('/shop?especie=equinos&fase=trabalho');
  });
});
