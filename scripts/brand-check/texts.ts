import { readFileSync } from 'node:fs';
import type { Brand } from '../../config/brands/brand';
import { LOCALES } from '../../config/locales';

interface BrandContent {
  id: string;
  heroHeadlines?: unknown[];
  about?: unknown;
  terms?: unknown;
  privacy?: unknown;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** A text of `common` by its key, such as `menu.bovino`. */
function findText(texts: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], texts);
}

/** Descriptions and menu labels in every language, and the pages that the content of the shop brings. */
export function checkTexts(brand: Brand, contentPath = 'demo/brands-content.json'): string[] {
  const descriptions = LOCALES.flatMap((locale) => {
    // A brand file that is being written may lack a language.
    const text = (brand.description as Partial<typeof brand.description>)[locale]?.trim() ?? '';
    if (text === '') return [`description.${locale}: missing`];
    return text.length > 200
      ? [`description.${locale}: ${text.length} letters, search engines cut at 160 or so`]
      : [];
  });
  const keys = [
    ...brand.headerMenu.flatMap(({ key, children = [] }) => [key, ...children.map((child) => child.key)]),
    ...brand.footerMenu.flatMap(({ key, items }) => [key, ...items.map((item) => item.key)]),
  ];
  const labels = LOCALES.flatMap((locale) => {
    const texts = readJson(`public/locales/${locale}/common.json`);
    return [...new Set(keys)]
      .filter((key) => typeof findText(texts, key) !== 'string')
      .filter((key) => typeof findText(texts, `${key}.label`) !== 'string')
      .map((key) => `menu: public/locales/${locale}/common.json has no text ${key}`);
  });
  return [...descriptions, ...labels, ...checkContent()];

  function checkContent() {
    const content = (readJson(contentPath) as BrandContent[]).find(({ id }) => id === brand.id);
    if (!content) return [`content: ${contentPath} has nothing for ${brand.id}`];
    const parts = (['heroHeadlines', 'about', 'terms', 'privacy'] as const).filter(
      (part) => !content[part] || (Array.isArray(content[part]) && content[part].length === 0),
    );
    return parts.map((part) => `content: ${contentPath} has no ${part} for ${brand.id}`);
  }
}
