import { CATALOGUE_LOCALE } from '@config/locales';
import type { Brand } from '@config/brands/brand';
import { cardLine } from '@/server/domains/catalog/product/species-labels';
import type { SocialPictureSubject } from '@/server/social-picture/social-picture-file';
import type { DemoProduct } from './demo-data';
import type { PictureSet } from './media';
import { lineName } from './seed-catalog';

/** Data of the social pictures of a brand's demo products, the same as the seed stores. */
export const planSocialSubjects = (
  products: readonly DemoProduct[],
  pictures: PictureSet,
  brand: Pick<Brand, 'id'>,
): SocialPictureSubject[] =>
  products
    .filter(({ brandIds }) => brandIds.includes(brand.id))
    .map((product) => ({
      slug: product.slug,
      title: product.displayInfo.title,
      line: cardLine(product.displayInfo.species, lineName(product), CATALOGUE_LOCALE),
      srcUrl: pictures.get(product.slug)?.srcUrl ?? null,
    }));
