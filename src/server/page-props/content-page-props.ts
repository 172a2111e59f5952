import { brandContentQuery, brandsQuery, faqQuery } from '@/features/content/content.queries';
import { staticPage } from './static-page';

/** Terms and privacy are the brand's own texts. */
const brandContentPageProps = staticPage(['content'], ({ loadQuery, locale }) =>
  loadQuery(brandContentQuery(locale)),
);

/** Who the brand is, and the other shops of its house. */
export const aboutPageProps = staticPage(['content'], async ({ loadQuery, locale }) => {
  await loadQuery(brandContentQuery(locale));
  await loadQuery(brandsQuery);
});

export const termsPageProps = brandContentPageProps;
export const privacyPageProps = brandContentPageProps;

/** The pages with a form to the shop. */
const leadPageProps = staticPage(['content', 'forms'], ({ loadQuery, locale }) =>
  loadQuery(brandContentQuery(locale)),
);

export const partnerPageProps = leadPageProps;
export const ownBrandPageProps = leadPageProps;

export const faqPageProps = staticPage(['content'], ({ loadQuery, locale }) => loadQuery(faqQuery(locale)));
