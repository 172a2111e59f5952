import { describe, expect, it } from 'vitest';
import { BRANDS } from '@config/brands';
import { boaLida } from '@config/brands/boa-lida';
import type { Brand } from '@config/brands/brand';
import { checkBrand } from './brand-check/check-brand';

const { company, commerce, theme, description } = boaLida;

describe('npm run brand:check', () => {
  it.each(Object.entries<Brand>(BRANDS))('finds nothing to mend in %s', (name, brand) => {
    expect(brand.id).toBe(name);
    expect(checkBrand(brand)).toEqual([]);
  });

  it.each<[Partial<Brand>, RegExp]>([
    [{ company: { ...company, cnpj: 'AGR0VET1000176' } }, /company\.cnpj: .* wrong check digits/],
    [{ company: { ...company, technicalResponsible: '' } }, /company\.technicalResponsible: missing/],
    [{ company: { ...company, phone: '3490000001' } }, /company\.phone/],
    [{ canonicalUrl: 'www.boalida.example' }, /canonicalUrl/],
    [{ whatsapp: '+55 34 90000-0001' }, /whatsapp/],
    [{ commerce: { ...commerce, pixDiscount: 5 } }, /pixDiscount: 5 is not a fraction/],
    [{ commerce: { ...commerce, interestFreeInstallments: 18 } }, /interestFreeInstallments: 18/],
    [{ commerce: { ...commerce, minInstallmentCents: 50 } }, /minInstallmentCents: 50/],
    [
      { commerce: { ...commerce, freeFreight: { minimumCents: 1, maxWeightGrams: 1, states: ['XX'] } } },
      /freeFreight\.states/,
    ],
    [{ theme: { ...theme, muted: '#BBBBBB' } }, /muted on surface has a contrast of 1\.\d+/],
    [{ theme: { ...theme, ink: 'black' } }, /theme\.ink: black/],
    [{ description: { ...description, he: '' } }, /description\.he: missing/],
    // @ts-expect-error -- the compiler refuses the key first
    [{ headerMenu: [{ key: 'menu.nada', href: '/categoria/aves' }] }, /no text menu\.nada/],
    [{ headerMenu: [{ key: 'menu.aves', href: '/promocoes' }] }, /\/promocoes is no page/],
    [
      { headerMenu: [{ key: 'menu.aves', href: '/categoria/camelos' }] },
      /\/categoria\/camelos is no category/,
    ],
    [
      { id: 'linha-matriz', headerMenu: [{ key: 'menu.aves', href: '/categoria/aves' }] },
      /\/categoria\/aves has no product of linha-matriz/,
    ],
    [
      { headerMenu: [{ key: 'footer.payment', href: '/perguntas-frequentes#fiado' }] },
      /#fiado is no question/,
    ],
    [{ homeCategories: ['camelos'] }, /homeCategories: camelos/],
    [{ shelves: { featured: 'camelos' } }, /shelves\.featured: camelos is no category/],
    [{ logos: { ...boaLida.logos, symbol: '/brands/boa-lida/none.svg' } }, /none\.svg is missing/],
    [{ name: 'Boa Vida' }, /manifest\.webmanifest is of other data/],
    [{ id: 'boa-vida' }, /has nothing for boa-vida/],
    [{ flags: { isBoaLida: true, isTropaESela: true, isLinhaMatriz: false } }, /flags/],
  ])('tells what is wrong with %j', (change, fault) => {
    expect(checkBrand({ ...boaLida, ...change }).join('\n')).toMatch(fault);
  });
});
