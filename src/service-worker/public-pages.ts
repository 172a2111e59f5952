import { isLocale } from '@config/locales';
import { OFFLINE_PATH } from '@/lib/offline/offline-cache';

/** Single pages. */
const SINGLE: readonly string[] = [
  '',
  'shop',
  'favoritos',
  'sobre-nos',
  'contato',
  'faq',
  'perguntas-frequentes',
  'terms',
  'privacy',
  'seja-nosso-parceiro',
  'marca-propria',
  // Without data: the cart is on the device, and is shown without a network.
  'resumo-do-pedido',
  // So is the list of packs to quote.
  'orcamento',
  OFFLINE_PATH.slice(1),
];
/** Rendered for each request, from words in the query. */
const ASKED: readonly string[] = ['buscar', 'comparar'];
/** A page of this name, and one below it for each entity. */
const WITH_CHILDREN: readonly string[] = [
  'produtos',
  'categoria',
  'collections',
  'informativos',
  'universidade',
];
/** Below a public name, but for members only. */
const CLOSED: readonly string[] = ['material_exclusivo', 'rss.xml'];

export type PageClass =
  /** The same for every query: cached without it. */
  | 'stored'
  /** Another one for each query. */
  | 'asked'
  /** Depends on the visitor: `/` redirects to the language of the browser. */
  | 'door';

export interface PublicPage {
  class: PageClass;
  /** The language of the address; null for the shop's default one. */
  locale: string | null;
}

const decode = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/**
 * Which pages may be cached: a closed list, so that a new page is not cached by mistake. Pages of an account, the
 * checkout's steps, sign-in, tracking and the dashboard are not on it.
 * @param path without query
 * @returns null for every other address
 */
export function findPublicPage(path: string): PublicPage | null {
  const parts = path.split('/').filter(Boolean).map(decode);
  const locale = isLocale(parts[0]) ? parts[0] : null;
  const [name = '', child, ...more] = locale ? parts.slice(1) : parts;
  if (more.length > 0) return null;
  const isSingle = child === undefined;
  if (isSingle && ASKED.includes(name)) return { class: 'asked', locale };
  if (isSingle && name === '' && locale === null) return { class: 'door', locale };
  if (isSingle && SINGLE.includes(name)) return { class: 'stored', locale };
  if (WITH_CHILDREN.includes(name) && !CLOSED.includes(child ?? '')) return { class: 'stored', locale };
  return null;
}
