import { describe, expect, it } from 'vitest';
import { makeTexts } from '@/testing/render-screen';
import { freightName } from './freight-name';

const t = makeTexts('es').getFixedT('es', ['common']);

describe('what a way of delivery is called', () => {
  it('is in the language of the page for those of the shop', () => {
    expect(freightName(t, { service: 'expressa', name: 'Expressa' })).toBe(t('freight.expressa'));
  });

  it('is its own name for those of a broker', () => {
    expect(freightName(t, { service: 'me-3', name: 'Jadlog .Package' })).toBe('Jadlog .Package');
  });

  it('is the name it was sold under where no text knows it', () => {
    expect(freightName(t, { service: 'balsa', name: 'Balsa' })).toBe('Balsa');
  });
});
