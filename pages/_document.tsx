import Document, { Head, Html, Main, NextScript } from 'next/document';
import type { CSSProperties } from 'react';
import { brand } from '@config/brands';
import { STATE_COLOURS } from '@config/brands/brand';
import { directionOf } from '@/lib/direction';

const theme = Object.fromEntries(
  Object.entries({ ...STATE_COLOURS, ...brand.theme }).map(([role, colour]) => [`--${role}`, colour]),
) as CSSProperties;

export default class ShopDocument extends Document {
  override render() {
    const { locale } = this.props.__NEXT_DATA__;
    return (
      <Html lang={locale} dir={directionOf(locale)} data-brand={brand.id} style={theme}>
        <Head>
          <link rel="icon" href={brand.logos.symbol} type="image/svg+xml" />
          <link rel="icon" href={`/brands/${brand.id}/favicon.ico`} sizes="32x32" />
          <link rel="apple-touch-icon" href={`/brands/${brand.id}/apple-touch-icon.png`} />
          <link rel="manifest" href="/manifest.webmanifest" />
          <meta name="theme-color" content={brand.theme['primary-strong']} />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
