import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '@config/locales';
import { cartActions, forgetCart } from '@/features/cart/cart-store';
import { makeCartLine } from '@/features/cart/make-cart-line';
import { withoutIsolates } from '@/lib/texts/isolate';
import { readTexts, renderScreen } from '@/testing/render-screen';
import { FreightPromise } from './freight-promise';

beforeEach(forgetCart);

/** What a window of a width shows: the words for the other one carry a class that hides them. */
async function readStrip(container: HTMLElement, hidden: string) {
  const strip = await waitFor(() => {
    const found = container.querySelector('[data-freight-meter]')?.cloneNode(true);
    if (!(found instanceof HTMLElement)) throw new Error('the meter has not loaded');
    return found;
  });
  for (const other of strip.getElementsByClassName(hidden)) other.remove();
  return withoutIsolates(strip.textContent).replace(/\u00a0/g, ' ');
}

describe('the free freight above the header', () => {
  it.each([
    ['pt-BR', 'Frete grátis em MG, SP e GO: faltam R$ 381,10 · 30 kg de 200 kg'],
    ['en', 'Free delivery in MG, SP and GO: R$ 381,10 to go · 30 kg of 200 kg'],
    ['ar', 'شحن مجاني إلى MG وSP وGO: باقي R$ 381,10 · 30 كجم من 200 كجم'],
  ] as const)('says in %s what is missing as one sentence', async (locale, sentence) => {
    cartActions.addItemWithQuantity(makeCartLine(), 1);
    const { container } = renderScreen(<FreightPromise />, { locale });
    expect(await readStrip(container, 'md:hidden')).toBe(sentence);
  });

  it('leaves out the states on a phone, where it has one line', async () => {
    cartActions.addItemWithQuantity(makeCartLine(), 1);
    const { container } = renderScreen(<FreightPromise />);
    expect(await readStrip(container, 'max-md:hidden')).toBe(
      'Frete grátis: faltam R$ 381,10 · 30 kg de 200 kg',
    );
  });

  it('promises nothing about a CEP in a state that has no free freight', async () => {
    cartActions.addItemWithQuantity(makeCartLine(), 6);
    cartActions.setDeliveryAddress({ postalCode: '90010000' });
    const { container } = renderScreen(<FreightPromise />);
    await waitFor(() => expect(container).toHaveTextContent(/em MG, SP e GO, nos primeiros 200 kg/));
    expect(container).not.toHaveTextContent(/180 kg/);
  });

  it('counts what is over the weight once the minimum is reached', async () => {
    cartActions.addItemWithQuantity(makeCartLine(), 7);
    const { container } = renderScreen(<FreightPromise />);
    expect(await readStrip(container, 'max-md:hidden')).toBe('Frete grátis até 200 kg: você paga 10 kg');
  });

  it.each(LOCALES)('in %s leaves the place of its bold words to the sentence', (locale) => {
    const { common } = readTexts(locale)[locale] ?? {};
    const strip = (typeof common === 'object' && common.strip) || {};
    for (const key of ['where', 'missing', 'reached', 'room', 'over', 'freeFreightRule', 'freeFreightShort'])
      expect(Reflect.get(Object(strip), key), key).toContain('{{promise}}');
  });
});
