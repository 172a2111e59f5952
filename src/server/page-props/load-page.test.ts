import { describe, expect, it } from 'vitest';
import { CARD_TEXTS, loadTexts } from './load-page';

describe('the texts of a page', () => {
  it('are those of its language, without the groups that it does not read', async () => {
    const whole = (await loadTexts('es', ['catalog'])).texts;
    const { texts } = await loadTexts('es', [CARD_TEXTS]);
    const left = Object.keys(texts.files.catalog ?? {});
    expect(texts.language).toBe('es');
    expect(texts.files.catalog?.price).toEqual(whole.files.catalog?.price);
    expect(left).not.toContain('filters');
    expect(Object.keys(whole.files.catalog ?? {})).toEqual(expect.arrayContaining([...left, 'filters']));
    expect(texts.files.common).toEqual(whole.files.common);
  });
});
