import localFont from 'next/font/local';

/**
 * The display face of the brand in the weight of its titles, and in no other: each weight is a file of 10 to 14 kB. A
 * build takes the module of its brand's `look.titleFace` (next.config.js).
 */
export const display = localFont({
  src: '../../../public/fonts/bricolage-700.woff2',
  weight: '500 800',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
