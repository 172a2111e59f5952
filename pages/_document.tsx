import Document, { Head, Html, Main, NextScript } from 'next/document';
import type { CSSProperties, ReactElement } from 'react';
import { STATE_COLOURS } from '@config/brands/brand';
import { TEXTURES } from '@config/textures';
import { brand } from '@config/brands/whole';
import { SYMBOL } from '@config/icons';
import { DEFAULT_LOCALE, isLocale } from '@config/locales';
import {
  isPaintFirst as isTaken,
  MARK,
  NOT_YET,
  source as paintFirst,
} from '@config/tuning/scripts-after-paint';
import { source as beforePaint } from '@config/document/before-paint';
import { LIMITED } from '@config/document/document-attributes';
import { style as limitedStyle } from '@config/document/limited-notice';
import { isPersonalPage } from '@config/personal-pages';
import { directionOf } from '@/lib/texts/direction';
import { LimitedNotice } from '@/shell/document/limited-notice';

const { corners, heroTitle, tileShape, titleWeight, titleWords, texture } = brand.look;
const [small, usual, large] = corners;
const variables = {
  ...STATE_COLOURS,
  ...brand.theme,
  ...TEXTURES[texture],
  'corner-small': `${small}px`,
  corner: `${usual}px`,
  'corner-large': `${large}px`,
  'title-weight': String(titleWeight),
  ...(heroTitle && { 'hero-title': heroTitle }),
  ...(tileShape && { 'tile-shape': tileShape }),
  ...(titleWords && { 'title-words': titleWords }),
};
const theme = Object.fromEntries(
  Object.entries(variables).map(([role, value]) => [`--${role}`, value]),
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

/** What scripts-after-paint.js makes a script of, in the order of the links. */
const waitingScript = (src: string | undefined) => (
  <link
    key={src}
    rel="preload"
    as="script"
    href={src}
    media={NOT_YET}
    fetchPriority="low"
    {...{ [MARK]: '' }}
  />
);

function loadOnly(scripts: (ReactElement<{ src?: string }> | null)[]): ReactElement[] {
  return scripts.flatMap((script) => (script?.props.src ? [waitingScript(script.props.src)] : []));
}

export default class ShopDocument extends Document {
  override render() {
    const { locale = DEFAULT_LOCALE, page } = this.props.__NEXT_DATA__;
    // A personal page shows nothing of use before its scripts ran, so they wait for nothing.
    const isPaintFirst = isTaken && !isPersonalPage(page);
    const DocumentHead = isPaintFirst ? PaintFirstHead : Head;
    return (
      <Html lang={locale} dir={directionOf(locale)} data-brand={brand.id} style={theme}>
        <DocumentHead>
          <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
          <noscript {...{ [LIMITED]: '' }}>
            <style>{limitedStyle}</style>
          </noscript>
          <link rel="icon" href={`/brands/${brand.id}/favicon.ico`} sizes="32x32" />
          <link rel="icon" href={SYMBOL ?? brand.logos.symbol} sizes="32x32" />
          <link rel="apple-touch-icon" href={`/brands/${brand.id}/apple-touch-icon.png`} />
          <link
            rel={isPaintFirst ? undefined : 'manifest'}
            href="/manifest.webmanifest"
            {...{ [MARK]: 'manifest' }}
          />
          {/* iOS makes links of what looks like a telephone number, as bar codes do, before React has taken the page over. */}
          <meta name="format-detection" content="telephone=no" />
          <meta name="theme-color" content={brand.theme['primary-strong']} />
        </DocumentHead>
        <body>
          <LimitedNotice locale={isLocale(locale) ? locale : DEFAULT_LOCALE} />
          <Main />
          <NextScript />
          {isPaintFirst && <script dangerouslySetInnerHTML={{ __html: paintFirst }} />}
        </body>
      </Html>
    );
  }
}
