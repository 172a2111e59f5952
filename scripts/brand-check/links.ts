import { readFileSync, readdirSync } from 'node:fs';
import type { Brand } from '../../config/brands/brand';
import { ROUTES } from '../../config/routes';

/** Every page of the shop as a pattern: `[slug]` stands for one part of an address. */
function readPages(): RegExp[] {
  return readdirSync('pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx$/.test(file) && !/^_|^api\b/.test(file))
    .map((file) =>
      file
        .replaceAll('\\', '/')
        .replace(/\.tsx$/, '')
        .replace(/(^|\/)index$/, ''),
    )
    .map(
      (page) =>
        new RegExp(`^/${page.replace(/\[\[?\.{3}[^\]]+\]\]?/g, '.*').replace(/\[[^\]]+\]/g, '[^/]+')}$`),
    );
}

const readCategories = () =>
  (JSON.parse(readFileSync('demo/categories.json', 'utf8')) as { slug: string }[]).map(({ slug }) => slug);

/** The categories of what a brand sells in the demonstration; null for a brand that has nothing there. */
function readFilledCategories(brandId: string): Set<string> | null {
  const products = JSON.parse(readFileSync('demo/products.json', 'utf8')) as {
    brandIds: string[];
    categories: string[];
  }[];
  const own = products.filter(({ brandIds }) => brandIds.includes(brandId));
  return own.length > 0 ? new Set(own.flatMap(({ categories }) => categories)) : null;
}

interface FaqSubject {
  id: string;
  questions: { id: string }[];
}

/** What a link into the page of questions can lead to: a subject, or a question. */
const readQuestions = () =>
  (JSON.parse(readFileSync('demo/faq.json', 'utf8')) as FaqSubject[]).flatMap(({ id, questions }) => [
    id,
    ...questions.map((question) => question.id),
  ]);

/** Entries of the menus that lead nowhere or to an empty list, and unknown categories. */
export function checkLinks(brand: Brand): string[] {
  const pages = readPages();
  const categories = readCategories();
  const questions = readQuestions();
  const filled = readFilledCategories(brand.id);
  const hrefs = [
    ...brand.headerMenu.flatMap(({ href, children = [] }) => [href, ...children.map((child) => child.href)]),
    ...brand.footerMenu.flatMap(({ items }) => items.map((item) => item.href)),
  ];
  const dead = [...new Set(hrefs)].flatMap((href) => {
    // The address of a law, outside of this site.
    if (href.startsWith('https://')) return [];
    const path = href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
    if (!pages.some((page) => page.test(path === '/' ? '/' : path))) return [`menu: ${href} is no page`];
    const place = /#(.+)$/.exec(href)?.[1];
    if (place && path === ROUTES.faq && !questions.includes(place)) return [`menu: ${href} is no question`];
    const slug = /^\/categoria\/([^/]+)$/.exec(path)?.[1];
    if (slug && !categories.includes(slug)) return [`menu: ${href} is no category`];
    return slug && filled?.has(slug) === false ? [`menu: ${href} has no product of ${brand.id}`] : [];
  });
  const featured = brand.shelves?.featured;
  const named = [
    ...brand.homeCategories.map((slug) => ['homeCategories', slug] as const),
    ...(featured ? [['shelves.featured', featured] as const] : []),
  ];
  const unknown = named
    .filter(([, slug]) => !categories.includes(slug))
    .map(([place, slug]) => `${place}: ${slug} is no category`);
  return [...dead, ...unknown];
}
