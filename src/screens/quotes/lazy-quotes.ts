import dynamic from 'next/dynamic';

/** What a brand that quotes shows far down, or in place of what the cart's brands show: rendered on the server, hydrated lazily. */
export const DataSheet = dynamic(() => import('./data-sheet').then((module) => module.DataSheet));
export const QuoteHomeStart = dynamic(() =>
  import('./quote-home-start').then((module) => module.QuoteHomeStart),
);
