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

/** Entries of the menus that lead nowhere, and unknown categories. */
export function checkLinks(brand: Brand): string[] {
  const pages = readPages();
  const categories = readCategories();
  const questions = readQuestions();
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
    return slug && !categories.includes(slug) ? [`menu: ${href} is no category`] : [];
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
