import { categoryPath, ROUTES } from '../routes';
import type { MenuColumn, MenuItem } from './brand';

const category = (slug: string, key: MenuItem['key']): MenuItem => ({ key, href: categoryPath(slug) });

/** The given menus, as pieces that a brand orders as it likes. */
export const bovino: MenuItem = {
  key: 'menu.bovino',
  href: categoryPath('bovinos-de-corte'),
  children: [
    category('bovinos-de-corte', 'menu.corte'),
    category('bovinos-de-leite', 'menu.leite'),
    category('linha-branca', 'menu.linhaBranca'),
  ],
};
/** First in the menu of the factory that makes it. */
export const linhaBranca = category('linha-branca', 'menu.linhaBranca');
export const equino: MenuItem = {
  key: 'menu.equino',
  href: categoryPath('equinos'),
  children: [
    category('equinos-mineral', 'menu.mineral'),
    category('equinos-proteinado', 'menu.proteinado'),
    category('equinos-casco-e-pele', 'menu.cascoEPele'),
    category('equinos-trauma', 'menu.trauma'),
  ],
};
/** For a brand that has only minerals for horses: the list itself, without a menu below it. */
export const equinoMineral: MenuItem = { key: 'menu.equino', href: categoryPath('equinos-mineral') };
export const ovinosECaprinos = category('ovinos-e-caprinos', 'menu.ovinosECaprinos');
export const aves = category('aves', 'menu.aves');
export const peixes = category('peixes', 'menu.peixes');
export const institucional: MenuItem = {
  key: 'menu.institucional',
  href: ROUTES.ownBrand,
  children: [
    { key: 'menu.marcaPropria', href: ROUTES.ownBrand },
    { key: 'menu.sejaNossoParceiro', href: ROUTES.partner },
    { key: 'menu.contato', href: ROUTES.contact },
  ],
};
export const sobreNos: MenuItem = { key: 'menu.sobreNos', href: ROUTES.about };

const CATALOGUE: MenuItem[] = [
  { key: 'footer.shop', href: ROUTES.shop },
  { key: 'footer.categories', href: ROUTES.categories },
  { key: 'footer.collections', href: ROUTES.collections },
];
const ACCOUNT: MenuItem = { key: 'footer.account', href: ROUTES.account };

/** The law as it stands: a shop has to have it at hand (Lei 12.291/2010). */
const CONSUMER_CODE = 'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm';

/** Where a complaint that the shop did not solve goes: a public service of the consumer authority. */
const COMPLAINTS = 'https://www.consumidor.gov.br';

const LEARN: MenuColumn = {
  key: 'footer.learn',
  items: [
    { key: 'footer.news', href: ROUTES.news },
    { key: 'footer.university', href: ROUTES.university },
    { key: 'footer.faq', href: ROUTES.faq },
    // The calculator is part of every product with a dose; the answer says how to use it.
    { key: 'footer.calculator', href: `${ROUTES.faq}#quantidade` },
    { key: 'footer.about', href: ROUTES.about },
    { key: 'footer.ownBrand', href: ROUTES.ownBrand },
    { key: 'footer.partner', href: ROUTES.partner },
  ],
};

const TERMS: MenuItem[] = [
  { key: 'footer.terms', href: ROUTES.terms },
  { key: 'footer.privacy', href: ROUTES.privacy },
  { key: 'footer.dataRights', href: `${ROUTES.faq}#lgpd` },
  { key: 'footer.consumerCode', href: CONSUMER_CODE },
  { key: 'footer.complaints', href: COMPLAINTS },
  { key: 'footer.accessibility', href: `${ROUTES.faq}#acessibilidade` },
];

/** What a buyer looks for before paying (Decreto 7.962/2013, arts. 2, 4 and 5). */
const BUYING: MenuItem[] = [
  { key: 'footer.delivery', href: `${ROUTES.faq}#entrega` },
  { key: 'footer.payment', href: `${ROUTES.faq}#pagamento` },
  { key: 'footer.returns', href: `${ROUTES.faq}#devolucao` },
];

export const FOOTER_MENU: MenuColumn[] = [
  {
    key: 'footer.buy',
    items: [...CATALOGUE, ...BUYING, { key: 'footer.trackOrder', href: ROUTES.trackOrder }, ACCOUNT],
  },
  LEARN,
  { key: 'footer.legal', items: TERMS },
];

/** A brand without a cart has no orders to follow, and promises neither payment nor delivery. */
export const CATALOGUE_FOOTER_MENU: MenuColumn[] = [
  { key: 'footer.buy', items: [...CATALOGUE, ACCOUNT] },
  LEARN,
  { key: 'footer.legal', items: TERMS },
];
