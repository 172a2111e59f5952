import type { DehydratedState } from '@tanstack/react-query';
import { appWithTranslation } from 'next-i18next/pages';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { I18N_OPTIONS } from '@config/i18n-options';
import { isolateValues } from '@/lib/texts/isolate-values';
import type { PageTexts } from '@/client/page-texts';
import { directionOf } from '@/lib/texts/direction';
import type { ShopPage } from '@/shell/layout';
import { display } from '@/shell/fonts/bricolage';
import { Providers } from '@/shell/providers';
import { Shell } from '@/shell/shell';
import { ShopLayout } from '@/shell/shop-layout';
import '@/styles/globals.css';

const FONT = (
  <Head>
    <style>{`:root{--font-display:${display.style.fontFamily}}`}</style>
  </Head>
);

type ShopAppProps = AppProps<{ dehydratedState?: DehydratedState; _nextI18Next?: PageTexts }> & {
  Component: ShopPage;
};

function App({ Component, pageProps }: ShopAppProps) {
  const { locale } = useRouter();
  // A soft change of language keeps the first document: its language and direction follow here.
  useEffect(() => {
    if (!locale) return;
    const root = document.documentElement;
    const dir = directionOf(locale);
    if (root.lang !== locale) root.lang = locale;
    // Even the same direction, written again, restyles the whole page. The router writes the language alone.
    if (root.dir !== dir) root.dir = dir;
  }, [locale]);
  return (
    <Providers dehydratedState={pageProps.dehydratedState} texts={pageProps._nextI18Next}>
      {FONT}
      <Shell layout={Component.layout ?? ShopLayout}>
        <Component {...pageProps} />
      </Shell>
    </Providers>
  );
}

const INTERPOLATION = Object.assign({ format: isolateValues.format }, I18N_OPTIONS.interpolation);

export default appWithTranslation(App, {
  ...I18N_OPTIONS,
  use: [isolateValues],
  // The server clones its first instance, and a clone takes the function instead.
  interpolation: INTERPOLATION,
});
