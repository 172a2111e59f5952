import type { DehydratedState } from '@tanstack/react-query';
import type { AppProps } from 'next/app';
import { appWithTranslation } from 'next-i18next/pages';
import localFont from 'next/font/local';
import Head from 'next/head';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { directionOf } from '@/lib/direction';
import type { ShopPage } from '@/shell/layout';
import { Providers } from '@/shell/providers';
import { Shell } from '@/shell/shell';
import { ShopLayout } from '@/shell/shop-layout';
import '@/styles/globals.css';

const display = localFont({
  src: '../public/fonts/bricolage.woff2',
  weight: '500 800',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

type ShopAppProps = AppProps<{ dehydratedState?: DehydratedState }> & { Component: ShopPage };

function App({ Component, pageProps }: ShopAppProps) {
  const { locale } = useRouter();
  // A soft change of language keeps the first document: its language and direction follow here.
  useEffect(() => {
    if (locale) Object.assign(document.documentElement, { lang: locale, dir: directionOf(locale) });
  }, [locale]);
  return (
    <Providers dehydratedState={pageProps.dehydratedState}>
      <Head>
        <style>{`:root{--font-display:${display.style.fontFamily}}`}</style>
      </Head>
      <Shell layout={Component.layout ?? ShopLayout}>
        <Component {...pageProps} />
      </Shell>
    </Providers>
  );
}

export default appWithTranslation(App);
