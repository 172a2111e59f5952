import type { Organization, SearchAction, WebSite } from 'schema-dts';
import type { PageBrand } from '@config/brands/brand';
import { LOCALES } from '@config/locales';
import { ROUTES } from '@config/routes';
import { planReturnPolicy } from './return-policy';
import { fileAddress, pageAddress, type PageSite } from './page-address';

/** The id by which other structured data refers to the organization. */
export const organizationId = (brand: PageBrand) => fileAddress('/#organization', brand);
const websiteId = (brand: PageBrand) => fileAddress('/#website', brand);

/** The organization, from the brand's file. A brand without a cart is no on-line shop. */
export function planOrganization(brand: PageBrand): Organization {
  const { company, name, canonicalUrl, logos, cartEnabled, whatsapp } = brand;
  const facts = {
    '@id': organizationId(brand),
    name,
    legalName: company.legalName,
    taxID: company.cnpj,
    url: `${canonicalUrl}/`,
    logo: fileAddress(logos.header, brand),
    image: fileAddress(`/brands/${brand.id}/social.jpg`, brand),
    email: company.email,
    address: company.address,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: `+${whatsapp}`,
      email: company.email,
      areaServed: 'BR',
      availableLanguage: 'pt-BR',
    } as const,
  };
  return cartEnabled
    ? { '@type': 'OnlineStore', ...facts, hasMerchantReturnPolicy: planReturnPolicy() }
    : { '@type': 'Organization', ...facts };
}

/** The field that schema.org names with a hyphen is not among the types. */
interface SiteSearch extends Exclude<SearchAction, string> {
  'query-input': string;
}

/** The site, what it is about, and where its search answers. */
export function planWebsite(site: PageSite, description: string): WebSite {
  const { brand } = site;
  const search: SiteSearch = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${pageAddress(ROUTES.search, site)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': websiteId(brand),
    name: brand.name,
    description,
    url: pageAddress('/', site),
    inLanguage: [...LOCALES],
    publisher: { '@id': organizationId(brand) },
    potentialAction: search,
  };
}
