import type { Brand } from '../../config/brands/brand';
import { CATALOGUE_LOCALE } from '../../config/locales';
import { ROUTES } from '../../config/routes';

/** The file has one language, and so do its shortcuts. */
const MANIFEST_PREFIX = `/${CATALOGUE_LOCALE}`;

/** Shortcuts of the icon on a phone. A catalogue has quotes instead of a cart. */
const shortcutsOf = ({ cartEnabled }: Brand) => [
  { name: 'Buscar produtos', short_name: 'Buscar', url: ROUTES.search },
  ...(cartEnabled
    ? [
        { name: 'Meu carrinho', short_name: 'Carrinho', url: ROUTES.orderSummary },
        { name: 'Meus pedidos', short_name: 'Pedidos', url: ROUTES.accountOrders },
      ]
    : [
        { name: 'Todos os produtos', short_name: 'Produtos', url: ROUTES.shop },
        { name: 'Pedir orçamento', short_name: 'Orçamento', url: ROUTES.quotes },
      ]),
];

/** What an installed shop is called and looks like (W3C, Web App Manifest). One file serves every language. */
export function manifestOf(brand: Brand) {
  const { id, name, description, theme } = brand;
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/brands/${id}/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name,
    short_name: name,
    description: description[CATALOGUE_LOCALE],
    lang: CATALOGUE_LOCALE,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: theme.surface,
    theme_color: theme['primary-strong'],
    categories: ['shopping', 'business'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
    // A bar code that was read, or any text, is searched for; that of a pack leads to its product.
    share_target: {
      action: `${MANIFEST_PREFIX}${ROUTES.search}`,
      method: 'GET',
      params: { text: 'q' },
    },
    shortcuts: shortcutsOf(brand).map((shortcut) => ({
      ...shortcut,
      url: `${MANIFEST_PREFIX}${shortcut.url}`,
      icons: [icon('icon-192.png', 192, 'any')],
    })),
  };
}
