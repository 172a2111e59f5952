import { staticPage } from './static-page';

/** Contact, terms, privacy, partner and own brand all read the brand's own texts. */
export const brandContentPageProps = staticPage(['content'], ({ load }) => load('getBrandContent', {}));

/** Who the brand is, and the other shops of its house. */
export const aboutPageProps = staticPage(['content'], async ({ load }) => {
  await load('getBrandContent', {});
  await load('listBrands', {});
});

export const contactPageProps = brandContentPageProps;
export const termsPageProps = brandContentPageProps;
export const privacyPageProps = brandContentPageProps;

/** The pages with a form to the shop. */
export const leadPageProps = staticPage(['content', 'forms'], ({ load }) => load('getBrandContent', {}));

export const partnerPageProps = leadPageProps;
export const ownBrandPageProps = leadPageProps;

export const faqPageProps = staticPage(['content'], ({ load, locale }) =>
  load('listFaq', { query: { locale } }),
);
