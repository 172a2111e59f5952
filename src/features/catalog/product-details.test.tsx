import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EMPTY_FACTS } from '@/contract/schemas/product-facts';
import { makeFullProduct } from '@/testing/make-full-product';
import { renderScreen } from '@/testing/render-screen';
import { ProductDetails } from './product-details';
import { listProductSections } from './product-sections';

const full = makeFullProduct({ shelfLifeMonths: 12 });
const empty = makeFullProduct({
  ...EMPTY_FACTS,
  displayInfo: { ...full.displayInfo, description: '', highlights: [], stage: '' },
  regulatory: { ...full.regulatory, classification: '', registration: '', technicalResponsible: '' },
});
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent.trim());

describe('the details of a product', () => {
  it('are shown without the parts that nothing was written for', () => {
    const { container } = renderScreen(<ProductDetails product={empty} />);
    expect(headings()).toEqual(['No rótulo']);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Condição de venda']);
    for (const id of ['modo-de-usar', 'advertencias'])
      expect(container.querySelector(`#${id}`)).not.toBeInTheDocument();
    expect(listProductSections(empty)).toEqual(['descricao', 'rotulo', 'avaliacoes']);
  });

  it('name only the withdrawal periods that are known', () => {
    const product = { ...empty, withdrawal: { meat: '', milk: '3 dias', eggs: '' } };
    const { container } = renderScreen(<ProductDetails product={product} />);
    const warnings = container.querySelector<HTMLElement>('#advertencias');
    expect(within(warnings ?? document.body).getAllByRole('definition')).toHaveLength(1);
    expect(warnings).toHaveTextContent('3 dias');
    expect(listProductSections(product)).toContain('advertencias');
  });

  it('have all of their parts where everything is written', () => {
    const { container } = renderScreen(<ProductDetails product={full} />);
    expect(screen.getByText('12 meses')).toBeInTheDocument();
    for (const id of listProductSections(full).filter((one) => one !== 'avaliacoes'))
      expect(container.querySelector(`#${id}`)).toBeInTheDocument();
  });
});
