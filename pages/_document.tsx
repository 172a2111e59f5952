import Document, { Head, Html, Main, NextScript } from 'next/document';
import type { CSSProperties, ReactElement } from 'react';
import { brand } from '@config/brands';
import { STATE_COLOURS } from '@config/brands/brand';
import { isPaintFirst, MARK, NOT_YET, source as paintFirst } from '@config/paint-first';
import { source as wholePage } from '@config/whole-page';
import { directionOf } from '@/lib/direction';

const theme = Object.fromEntries(
  Object.entries({ ...STATE_COLOURS, ...brand.theme }).map(([role, colour]) => [`--${role}`, colour]),
) as CSSProperties;

/**
 * A head whose scripts wait for the first paint (ADR 0023): what would be `<script defer>` is sent for and
 * run by the few lines at the end of the document.
 */
class PaintFirstHead extends Head {
  override getDynamicChunks(files: Parameters<Head['getDynamicChunks']>[0]) {
    return loadOnly(super.getDynamicChunks(files));
  }
  override getScripts(files: Parameters<Head['getScripts']>[0]) {
    return loadOnly(super.getScripts(files));
  }
}

function loadOnly(scripts: (ReactElement<{ src?: string }> | null)[]): ReactElement[] {
  return scripts.flatMap((script) =>
    script?.props.src
      ? [
          <link
            key={script.props.src}
            rel="preload"
            as="script"
            href={script.props.src}
            media={NOT_YET}
            fetchPriority="low"
            {...{ [MARK]: '' }}
          />,
        ]
      : [],
  );
}

const DocumentHead = isPaintFirst ? PaintFirstHead : Head;

export default class ShopDocument extends Document {
  override render() {
    const { locale } = this.props.__NEXT_DATA__;
    return (
      <Html lang={locale} dir={directionOf(locale)} data-brand={brand.id} style={theme}>
        <DocumentHead>
          <script dangerouslySetInnerHTML={{ __html: wholePage }} />
          <link rel="icon" href={brand.logos.symbol} type="image/svg+xml" />
          <link rel="icon" href={`/brands/${brand.id}/favicon.ico`} sizes="32x32" />
          <link rel="apple-touch-icon" href={`/brands/${brand.id}/apple-touch-icon.png`} />
          <link rel="manifest" href="/manifest.webmanifest" />
          <meta name="theme-color" content={brand.theme['primary-strong']} />
        </DocumentHead>
        <body>
          <Main />
          <NextScript />
          {isPaintFirst && <script dangerouslySetInnerHTML={{ __html: paintFirst }} />}
        </body>
      </Html>
    );
  }
}
