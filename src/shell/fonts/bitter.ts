import localFont from 'next/font/local';

export const display = localFont({
  src: '../../../public/fonts/bitter-800.woff2',
  weight: '500 800',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
