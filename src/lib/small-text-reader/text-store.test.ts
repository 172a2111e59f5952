import { readFileSync, readdirSync } from 'node:fs';
import { createInstance, type FlatNamespace } from 'i18next';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@config/locales';
import { isolateValues } from '@/lib/texts/isolate-values';
import { createTextStore, type Texts, type Translate } from './text-store';

/** One of each plural form of Arabic, the millions of Spanish and Portuguese, and a fraction. */
const COUNTS = [0, 1, 2, 3, 11, 100, 1_000_000, 1.5];
const PLURAL_FORM = /_(zero|one|two|few|many|other)$/;

const readFiles = (locale: string): Record<string, Texts> =>
  Object.fromEntries(
    readdirSync(`public/locales/${locale}`).map((name) => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(`public/locales/${locale}/${name}`, 'utf8')) as Texts,
    ]),
  );

function listKeys(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [before + key] : listKeys(text, `${before}${key}.`),
  );
}

function makeBoth(locale: string, files: Record<string, Texts>) {
  const i18next = createInstance();
  void i18next.use(isolateValues).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'common',
    resources: { [locale]: files },
    interpolation: { escapeValue: false, alwaysFormat: true },
    returnEmptyString: false,
    initAsync: false,
  });
  const store = createTextStore(locale);
  Object.entries(files).forEach(([file, texts]) => store.addResourceBundle(locale, file, texts));
  return { i18next, store };
}

describe('a text', () => {
  it.each(LOCALES)(
    'in %s is what i18next makes of it: every file, every key, every plural form',
    (locale) => {
      const files = readFiles(locale);
      const { i18next, store } = makeBoth(locale, files);
      for (const [file, texts] of Object.entries(files)) {
        const names = [...JSON.stringify(texts).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');
        const values = Object.fromEntries(
          names.filter((name) => name !== 'count').map((name) => [name, `<${name} & "$&">`]),
        );
        const keys = listKeys(texts);
        const plurals = keys
          .filter((key) => PLURAL_FORM.test(key))
          .map((key) => key.replace(PLURAL_FORM, ''));
        const readAll = (read: Translate) => [
          ...keys.map((key) => [key, read(key, values)]),
          ...plurals.flatMap((key) => COUNTS.map((count) => [key, count, read(key, { ...values, count })])),
        ];
        const theirs = i18next.getFixedT(locale, file as FlatNamespace) as Translate;
        // Where a language leaves a form out, such as the millions of Spanish, its `other` is nearer than a key.
        const orOther: Translate = (key, given = {}) =>
          theirs(i18next.exists(`${file}:${key}`, given) ? key : `${key}_other`, given);
        expect(readAll(store.reader(file)), file).toEqual(readAll(orOther));
      }
    },
  );

  const files = {
    common: { a: { text: 'One {{thing}} and {{ thing }}' }, empty: '', only_other: 'many' },
    errors: { NETWORK: 'No {{what}}' },
  };
  const { i18next, store } = makeBoth('en', files);
  const both = (...args: Parameters<ReturnType<typeof store.reader>>) => {
    const text = store.reader('common')(...args);
    const theirs = (i18next.getFixedT('en', 'common') as Translate)(...args);
    // What is nothing here is the key itself there.
    expect(text || args[0]).toBe(theirs);
    return text;
  };

  it('comes from another file when the key names one', () => {
    expect(both('errors:NETWORK', { what: 'signal' })).toBe('No signal');
  });

  it('that is missing or empty gives the default, filled in, and else nothing: a key is no text', () => {
    expect(both('errors:OTHER', { defaultValue: 'Sorry, {{name}}', name: 'Ana' })).toBe('Sorry, Ana');
    expect(both('a.nothing')).toBe('');
    expect(both('empty')).toBe('');
    expect(both('toString')).toBe('');
    expect(both('constructor.name')).toBe('');
  });

  it('keeps the place of a value that is not given, leaves one that is nothing empty, and never reads placeholders out of a value', () => {
    expect(both('a.text')).toBe('One {{thing}} and {{ thing }}');
    expect(both('a.text', { thing: undefined })).toBe('One  and ');
    expect(both('a.text', { thing: null })).toBe('One  and ');
    expect(both('a.text', { thing: '{{other}} $t(a.text)', other: 'x' })).toBe(
      'One {{other}} $t(a.text) and {{other}} $t(a.text)',
    );
  });

  it('has one reader for a file, so that effects may depend on it, and it sees what is added later', () => {
    const late = createTextStore('en');
    const t = late.reader('late');
    expect(t('a.b')).toBe('');
    late.addResourceBundle('en', 'late', { a: { b: 'one', c: 'two' } });
    late.addResourceBundle('en', 'late', { a: { b: 'three' } });
    expect([t('a.b'), t('a.c'), late.reader('late') === t]).toEqual(['three', 'two', true]);
  });

  it('that is there stays where only what is missing is added, as in i18next', () => {
    const page = { search: { placeholder: 'casco rachado' } };
    const whole = { search: { placeholder: 'sal para a seca', hint: 'Enter' }, late: 'yes' };
    const { i18next, store } = makeBoth('en', { common: page });
    i18next.addResourceBundle('en', 'common', whole, true, false);
    store.addResourceBundle('en', 'common', whole, true, false);
    const keys = ['search.placeholder', 'search.hint', 'late'];
    const said = ['casco rachado', 'Enter', 'yes'];
    expect(keys.map((key) => store.reader('common')(key))).toEqual(said);
    const theirs = i18next.getFixedT('en', 'common') as Translate;
    expect(keys.map((key) => theirs(key))).toEqual(said);
  });

  it('that was read before it came is told when it comes; texts that were not read are not', () => {
    const store = createTextStore('en');
    let told = 0;
    store.onAdded(() => (told += 1));
    store.addResourceBundle('en', 'unread', { a: 'one' });
    expect(told).toBe(0);
    store.reader('common')('late:a');
    store.reader('common')('optional:a', { defaultValue: 'default' });
    store.addResourceBundle('en', 'late', { a: 'one' });
    store.addResourceBundle('en', 'optional', { a: 'one' });
    expect(told).toBe(2);
    store.reader('late')('a');
    store.addResourceBundle('en', 'late', { b: 'two' });
    expect(told).toBe(2);
  });

  it('that is nowhere is told once, to a listener that comes later too', () => {
    const store = createTextStore('en');
    const t = store.reader('late');
    t('a.b');
    t('a.b', { defaultValue: 'known' });
    const heard: string[] = [];
    const listen = (_languages: readonly string[], file: string, key: string) =>
      void heard.push(`${file}:${key}`);
    store.on('missingKey', listen);
    t('errors:OTHER');
    t('a.b');
    store.off('missingKey', listen);
    t('a.c');
    expect(heard).toEqual(['late:a.b', 'errors:OTHER']);
  });
});
