/* oxlint-disable typescript/consistent-type-imports -- one line a file; an import each would be two */
import 'i18next';

/**
 * The keys of `t`, read by the compiler from the English texts: a key that no file has fails `npm run types`. The
 * other languages hold the same keys, and every file has its line here (config/locales.test.ts).
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      account: typeof import('../public/locales/en/account.json');
      address: typeof import('../public/locales/en/address.json');
      cart: typeof import('../public/locales/en/cart.json');
      catalog: typeof import('../public/locales/en/catalog.json');
      checkout: typeof import('../public/locales/en/checkout.json');
      common: typeof import('../public/locales/en/common.json');
      consent: typeof import('../public/locales/en/consent.json');
      content: typeof import('../public/locales/en/content.json');
      dashboard: typeof import('../public/locales/en/dashboard.json');
      debug: typeof import('../public/locales/en/debug.json');
      document: typeof import('../public/locales/en/document.json');
      errors: typeof import('../public/locales/en/errors.json');
      forms: typeof import('../public/locales/en/forms.json');
      lightbox: typeof import('../public/locales/en/lightbox.json');
      mails: typeof import('../public/locales/en/mails.json');
      manage: typeof import('../public/locales/en/manage.json');
      'manage-content': typeof import('../public/locales/en/manage-content.json');
      'manage-people': typeof import('../public/locales/en/manage-people.json');
      'manage-products': typeof import('../public/locales/en/manage-products.json');
      'manage-search': typeof import('../public/locales/en/manage-search.json');
      offline: typeof import('../public/locales/en/offline.json');
      prescription: typeof import('../public/locales/en/prescription.json');
      product: typeof import('../public/locales/en/product.json');
      quote: typeof import('../public/locales/en/quote.json');
      reviews: typeof import('../public/locales/en/reviews.json');
      saved: typeof import('../public/locales/en/saved.json');
      search: typeof import('../public/locales/en/search.json');
      university: typeof import('../public/locales/en/university.json');
    };
  }
}
