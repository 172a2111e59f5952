import { staticPage } from './static-page';

/** Contact, terms, privacy, partner and own brand all read the brand's own texts. */
export const brandContentPageProps = staticPage(['content'], ({ load, locale }) =>
  load('getBrandContent', { query: { locale } }),
);

/** Who the brand is, and the other shops of its house. */
export const aboutPageProps = staticPage(['content'], async ({ load, locale }) => {
  await load('getBrandContent', { query: { locale } });
  await load('listBrands', {});
});

export const contactPageProps = brandContentPageProps;
export const termsPageProps = brandContentPageProps;
export const privacyPageProps = brandContentPageProps;

/** The pages with a form to the shop. */
export const leadPageProps = staticPage(['content', 'forms'], ({ load, locale }) =>
  load('getBrandContent', { query: { locale } }),
);

export const partnerPageProps = leadPageProps;
export const ownBrandPageProps = leadPageProps;

export const faqPageProps = staticPage(['content'], ({ load, locale }) =>
  load('listFaq', { query: { locale } }),
);
