import { describe, expect, it } from 'vitest';
import { readInterfaceTexts } from '@/testing/texts/locale-texts';
import { LOCALES, type Locale } from './locales';

const texts = new Map(LOCALES.map((locale) => [locale, readInterfaceTexts(locale)]));
const textsOf = (locale: Locale) => texts.get(locale) ?? [];
const faultsOf = (locale: Locale, isFaulty: (text: string, key: string) => boolean) =>
  textsOf(locale)
    .filter(([key, text]) => isFaulty(text, key))
    .map(([key, text]) => `${key}: ${text}`);

/** Numbers that are no amount, limit or deadline of the shop, and why. */
const TYPED_NUMBERS: readonly [key: RegExp, why: string][] = [
  [/^errors:fields\.(cep|cnpj|cardCvv)$|^checkout:card\.cvvHint$/, 'the form of a document or a card'],
  [/gtin|GTIN|barcode/i, 'the form of a GTIN'],
  [/art\. ?49|Lei |Law /, 'a law'],
  [/^catalog:weights\./, 'the name of a weight band, which is in its key'],
  [/100kg|basis|per_100kg/i, 'the basis of a dose, which is in its key'],
  [/^catalog:rating\.label|reviews?\./, 'the five stars'],
  [/(?:[Ee]xample|[Hh]int|placeholder|priceText|Placeholder)/, 'an example of what to type'],
  [/^common:hours\.fullHour$/, 'the minutes of a full hour'],
  [/^debug:|^manage-products:import\.|^manage/, 'forms of files and codes that staff type'],
  [
    /^mails:delivered\.withdraw$|^mails:placed\.withdrawal$|^account:order\.returnUntil$|withdrawalText$/,
    'the article of the consumer code',
  ],
];
/** Parts of a text that are names, not numbers of the shop. */
const NAMES =
  /\{\{[^}]*\}\}|art\. ?49|artigo 49|article 49|سعر|المادة 49|סעיף 49|WCAG 2\.2|E\.164|[A-Z]{2}-\w+/g;

const NUMBER_WORDS: Record<Locale, RegExp> = {
  en: /\b(?:three|seven|ten|thirty|twenty-four) (?:business |calendar )?(?:days|minutes|hours)\b/i,
  'pt-BR': /\b(?:dois|três|sete|dez|trinta|vinte e quatro) (?:dias|minutos|horas)\b/i,
  es: /\b(?:dos|tres|siete|diez|treinta|veinticuatro) (?:días|minutos|horas)\b/i,
  ar: /(?:ثلاثة|سبعة|عشرة|ثلاثين) (?:أيام|دقيقة)/,
  he: /(?:שלושה|שבעה|עשרה|שלושים) (?:ימים|ימי|דקות)/,
};

/** Sentences that stand in two files on purpose, and why. */
const SAID_TWICE: readonly [key: string, why: string][] = [
  ['common:email-error', 'docs/rules.md names it; forms without `errors` show it'],
  ['forms:hint.cnpj', 'the checkout does not bring the texts of the forms'],
  ['manage-search:none.sem-resultado', 'one of three kinds of list, by name'],
  ['dashboard:confirm.cancelled', 'asked of staff; the customer is asked on the own page'],
];

describe('a text of the interface', () => {
  it('says each sentence in one file', () => {
    const files = new Map<string, string[]>();
    for (const [key, text] of textsOf('pt-BR'))
      if (text.split(' ').length > 3 && /[.?!]$/.test(text) && !SAID_TWICE.some(([one]) => one === key))
        files.set(text, [...(files.get(text) ?? []), key]);
    const inFiles = (keys: readonly string[]) => new Set(keys.map((key) => key.split(':')[0]));
    expect([...files.values()].filter((keys) => inFiles(keys).size > 1)).toEqual([]);
  });

  it.each(LOCALES)('in %s has no amount, limit or deadline typed into it', (locale) => {
    const isAllowed = (key: string) => TYPED_NUMBERS.some(([pattern]) => pattern.test(key));
    expect(
      faultsOf(
        locale,
        (text, key) =>
          !isAllowed(key) && (/\d/.test(text.replace(NAMES, '')) || NUMBER_WORDS[locale].test(text)),
      ),
    ).toEqual([]);
  });

  it.each(LOCALES)(
    'in %s isolates and embeds nothing by hand: values are isolated as they are filled in',
    (locale) => {
      expect(faultsOf(locale, (text) => /[\u202a-\u202e\u2066-\u2069]/.test(text))).toEqual([]);
    },
  );

  it.each(LOCALES)(
    'in %s has neither two spaces in a row, nor one at its end, nor one before a mark',
    (locale) => {
      // Words between others, and messages that the reader goes on writing.
      const isJoiner = (key: string) =>
        /^common:(?:list|hours)\.between$|^account:order\.quantity$|[mM]essage$/.test(key);
      expect(
        faultsOf(
          locale,
          (text, key) => !isJoiner(key) && (/ {2}|^ | $/.test(text) || / [,;:!?،؛؟](?:\s|$)/.test(text)),
        ),
      ).toEqual([]);
    },
  );

  it.each(LOCALES)('in %s has the quotation marks of the language, never straight ones', (locale) => {
    expect(faultsOf(locale, (text) => text.includes('"'))).toEqual([]);
  });

  it('in English and Spanish has the apostrophe of print', () => {
    expect(faultsOf('en', (text) => /\w'\w/.test(text))).toEqual([]);
    expect(faultsOf('es', (text) => /\w'\w/.test(text))).toEqual([]);
  });

  it.each(LOCALES)('in %s keeps “e-mail” in one line, with a hyphen that does not break', (locale) => {
    // Mail programs lack the character.
    expect(faultsOf(locale, (text, key) => !key.startsWith('mails:') && text.includes('e-mail'))).toEqual([]);
  });

  it('in Arabic has the comma, semicolon and question mark of Arabic', () => {
    expect(faultsOf('ar', (text) => /[\u0600-\u06ff]\s?[,;?]/.test(text))).toEqual([]);
  });

  it('in Spanish opens a question and an exclamation', () => {
    const isOpen = (text: string) =>
      (text.match(/\?/g) ?? []).length === (text.match(/¿/g) ?? []).length &&
      (text.match(/!/g) ?? []).length === (text.match(/¡/g) ?? []).length;
    expect(faultsOf('es', (text) => !isOpen(text))).toEqual([]);
  });

  it.each(LOCALES)('in %s that counts what the next word names has the forms of the count', (locale) => {
    expect(
      faultsOf(
        locale,
        (text, key) =>
          /(?<!\{\{position\}\} \p{L}+ )\{\{count\}\} \p{L}/u.test(text) &&
          !/_(zero|one|two|few|many|other)$/.test(key),
      ),
    ).toEqual([]);
  });

  it.each(LOCALES.filter((locale) => locale !== 'en'))(
    'of several words in %s is not the English one',
    (locale) => {
      const english = new Map(textsOf('en'));
      const isProse = (text: string) =>
        /\p{L}{3,} \p{L}{2,} \p{L}{2,}/u.test(text.replace(/\{\{[^}]*\}\}/g, ''));
      expect(faultsOf(locale, (text, key) => isProse(text) && english.get(key) === text)).toEqual([]);
    },
  );
});
