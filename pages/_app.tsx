import type { DehydratedState } from '@tanstack/react-query';
import type { AppProps } from 'next/app';
import localFont from 'next/font/local';
import Head from 'next/head';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { directionOf } from '@/lib/direction';
import type { PageTexts } from '@/lib/translation';
import type { ShopPage } from '@/shell/layout';
import { Providers } from '@/shell/providers';
import { readAhead } from '@/shell/read-ahead';
import { Shell } from '@/shell/shell';
import { ShopLayout } from '@/shell/shop-layout';
import '@/styles/globals.css';

const display = localFont({
  src: '../public/fonts/bricolage.woff2',
  weight: '500 800',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

const FONT = (
  <Head>
    <style>{`:root{--font-display:${display.style.fontFamily}}`}</style>
  </Head>
);

readAhead();

type ShopAppProps = AppProps<{ dehydratedState?: DehydratedState; texts?: PageTexts }> & {
  Component: ShopPage;
};

export default function App({ Component, pageProps }: ShopAppProps) {
  const { locale } = useRouter();
  // A soft change of language keeps the first document: its language and direction follow here.
  useEffect(() => {
    if (!locale) return;
    const root = document.documentElement;
    const dir = directionOf(locale);
    if (root.lang !== locale) root.lang = locale;
    // Written anew, even the same direction has the whole page styled again. The router writes the language alone.
    if (root.dir !== dir) root.dir = dir;
  }, [locale]);
  return (
    <Providers dehydratedState={pageProps.dehydratedState} texts={pageProps.texts}>
      {FONT}
      <Shell layout={Component.layout ?? ShopLayout}>
        <Component {...pageProps} />
      </Shell>
    </Providers>
  );
}
