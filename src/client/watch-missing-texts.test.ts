import { afterEach, expect, it, vi } from 'vitest';
import { makeTexts } from '@/testing/render-screen';

afterEach(() => vi.unstubAllGlobals());

it('adds what a page lacks, and leaves what it has in the words of its brand', async () => {
  // Tests report what a file lacks.
  const lacks = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const whole = { search: { placeholder: 'sal para a seca' }, optional: 'opcional' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(whole)));
  const i18n = makeTexts('pt-BR', { 'pt-BR': { common: { search: { placeholder: 'casco rachado' } } } });
  i18n.t('optional');
  await vi.waitFor(() => expect(i18n.t('optional')).toBe('opcional'));
  expect(i18n.t('search.placeholder')).toBe('casco rachado');
  lacks.mockRestore();
});
