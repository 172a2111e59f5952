import type { Brand } from '../../config/brands/brand';
import { CATALOGUE_LOCALE } from '../../config/locales';

/** What an installed shop is called and looks like (W3C, Web App Manifest). One file serves every language. */
export function manifestOf({ id, name, description, theme }: Brand) {
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
  };
}
