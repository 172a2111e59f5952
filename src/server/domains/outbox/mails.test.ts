import { describe, expect, it } from 'vitest';
import { BRANDS } from '@config/brands';
import { boaLida } from '@config/brands/boa-lida';
import { linhaMatriz } from '@config/brands/linha-matriz';
import { LOCALES, type Locale } from '@config/locales';
import { directionOf } from '@/lib/texts/direction';
import { withoutIsolates } from '@/lib/texts/isolate';
import { renderMail } from '@/mails/render-mail';

const SUBJECTS: Record<Locale, string> = {
  'pt-BR': 'Chegou: Seca Brava <b>40</b>',
  en: 'Back in stock: Seca Brava <b>40</b>',
  es: 'Ya disponible: Seca Brava <b>40</b>',
  ar: 'عاد إلى المخزون: Seca Brava <b>40</b>',
  he: 'חזר למלאי: Seca Brava <b>40</b>',
};

const data = {
  title: 'Seca Brava <b>40</b>',
  titleLang: 'pt-BR',
  slug: 'seca-brava-40',
  presentation: 'Saco 30 kg',
  price: 1149.9,
};

describe('the mail that a pack is back', () => {
  it('says what, which pack, how much, where, that it comes once, and why', async () => {
    const { subject, text } = await renderMail('backInStock', data, { brand: boaLida, locale: 'pt-BR' });
    expect(subject).toBe('Chegou: Seca Brava <b>40</b>');
    expect(text.replaceAll('\u00a0', ' ')).toMatch(/Saco 30 kg\s+R\$ 1\.149,90\nR\$ 1\.092,40 no Pix/);
    expect(text).toContain('https://www.boalida.example/pt-BR/produtos/seca-brava-40');
    expect(text).toContain('Voltou ao estoque');
    expect(text).toContain('pediu para ser avisado');
    expect(text).toContain('É um aviso só');
    expect(text).toContain(boaLida.company.legalName);
    expect(text).not.toMatch(/<\/?\w+>(?<!<b>|<\/b>)/);
  });

  it('has the price as the shop shows it, and leads to the pack', async () => {
    const label = { sku: 'SB-30', priceBefore: 1299, unitPrice: { value: 38.33, unit: 'kg' } };
    const { text } = await renderMail(
      'backInStock',
      { ...data, ...label },
      { brand: boaLida, locale: 'pt-BR' },
    );
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      'R$ 1.149,90 De R$ 1.299,00\nR$ 1.092,40 no Pix\nR$ 38,33/kg\n',
    );
    expect(text).toContain('/produtos/seca-brava-40?pacote=SB-30');
  });

  it('has no price where the shop quotes', async () => {
    const { text } = await renderMail('backInStock', data, { brand: linhaMatriz, locale: 'pt-BR' });
    expect(text).not.toContain('R$');
    expect(text).not.toMatch(/preço/i);
    expect(text).toContain('este aviso não reserva o produto');
  });

  it.each(Object.values(BRANDS).map((brand) => [brand.id, brand] as const))(
    'wears the colours of %s and shows markup as text',
    async (_id, brand) => {
      const { html } = await renderMail('backInStock', data, { brand, locale: 'en' });
      expect(html).toContain(brand.theme.primary);
      expect(html).toContain(brand.company.email);
      expect(html).toContain('Seca Brava &lt;b&gt;40&lt;/b&gt;');
      expect(html).not.toContain('<script');
    },
  );

  it.each(LOCALES)('is written for a reader of %s and leads to the shop in that language', async (locale) => {
    const { html, subject } = await renderMail('backInStock', data, { brand: boaLida, locale });
    expect(html).toContain(`<html dir="${directionOf(locale)}" lang="${locale}"`);
    // Mail programs take the body out of its document.
    expect(html.split('<body')[1]).toMatch(
      new RegExp(`<div dir="${directionOf(locale)}" lang="${locale}">.*Boa Lida`, 's'),
    );
    expect(withoutIsolates(subject)).toBe(SUBJECTS[locale]);
    expect(html).toContain(`.example${locale === 'en' ? '' : `/${locale}`}/produtos/seca-brava-40`);
  });
});
