import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linhaMatriz } from '@config/brands/linha-matriz';
import { CreateProductBody } from '@/contract/schemas/managed-products';
import { cnpjText } from '@/lib/cnpj-text';
import { toCents } from '@/lib/money';
import { getProductParts } from '@/server/domains/managed-products/managed-product.repo';
import { toContent } from '@/server/domains/managed-products/managed-product-view';
import { seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';
import drawn from '../../../../demo/products.json';
import { readDemoData, type DemoProduct } from '../demo-data';

const { products, categories, collections } = await readDemoData();
const bySlug = new Map(products.map((product) => [product.slug, product]));
const today = new Date().toISOString().slice(0, 10);

const slugsOf = (isWrong: (product: DemoProduct) => boolean) =>
  products.filter(isWrong).map(({ slug }) => slug);

type Pack = DemoProduct['variations'][number];
const packs = products.flatMap(({ variations }) => variations);
const skusOf = (isWrong: (pack: Pack) => boolean) => packs.filter(isWrong).map(({ sku }) => sku);
/** Grams or millilitres. */
const contentOf = (pack: Pack) => pack.netWeightGrams ?? pack.netVolumeMl ?? 0;
const currentPrice = ({ price, salePrice }: Pack) => salePrice ?? price;

describe('a product of the demonstration', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await makeTestDatabase();
    await seedTestCatalog(database.db);
  });
  afterAll(() => database.close());

  it('can be saved in its editor as it is', async () => {
    const refused: string[] = [];
    for (const { id, slug } of products) {
      const { error } = CreateProductBody.safeParse(toContent(await getProductParts(database.db, id)));
      for (const { path, message } of error?.issues ?? []) refused.push(`${slug} ${path.join('.')}: ${message}`);
    }
    expect(refused).toEqual([]);
  });

  it('has a title that no other has', () => {
    const titles = products.map(({ displayInfo }) => displayInfo.title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('says each sentence about itself that no other product says', () => {
    const said = new Map<string, string>();
    const repeated: string[] = [];
    for (const { slug, displayInfo, reviews, hardcodedReviews } of products) {
      const opinions = [...reviews, ...hardcodedReviews].map(({ text }) => text);
      const sentences = [displayInfo.summary, displayInfo.description, ...opinions]
        .join(' ')
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => sentence.length > 45);
      for (const sentence of sentences) {
        const other = said.get(sentence);
        if (other) repeated.push(`${slug} repeats ${other}: ${sentence}`);
        said.set(sentence, slug);
      }
    }
    expect(repeated).toEqual([]);
  });

  it('for horses stands on the shelf of everything for horses too, which is never its breadcrumb then', () => {
    expect(
      slugsOf((product) => product.categories.some((slug) => slug.startsWith('equinos-'))).filter(
        (slug) => bySlug.get(slug)?.categories[1] !== 'equinos',
      ),
    ).toEqual([]);
  });

  it('is listed by the collection that it names', () => {
    const listedBy = new Map(collections.map(({ id, productSlugs }) => [id, productSlugs]));
    expect(
      slugsOf(({ slug, collectionId }) => collectionId !== null && !listedBy.get(collectionId)?.includes(slug)),
    ).toEqual([]);
  });

  it('recommends at least two others in each brand that sells it, and only products that exist', () => {
    expect(
      products.flatMap(({ slug, relatedSlugs, brandIds }) => [
        ...relatedSlugs
          .filter((other, index) => !bySlug.has(other) || other === slug || relatedSlugs.indexOf(other) !== index)
          .map((other) => `${slug}: ${other}`),
        ...brandIds
          .filter(
            (brand) => relatedSlugs.filter((other) => bySlug.get(other)?.brandIds.includes(brand)).length < 2,
          )
          .map((brand) => `${slug} in ${brand}`),
      ]),
    ).toEqual([]);
  });

  it('cannot be taken for a registered one: its registration, its responsible person and its maker are called fictitious, and their numbers are zeros or the factory’s', () => {
    expect(
      slugsOf(({ manufacturer, regulatory: { registration, technicalResponsible } }) => {
        const maker = manufacturer.replace(cnpjText(linhaMatriz.company.cnpj), '');
        const numbers = `${registration} ${technicalResponsible} ${maker}`.match(/\d+/g) ?? [];
        return (
          !registration.startsWith('Produto fictício: ') ||
          !/fictíci[ao]/.test(technicalResponsible) ||
          !/\(empresa fictícia\), CNPJ /.test(manufacturer) ||
          numbers.some((number) => Number(number) !== 0)
        );
      }),
    ).toEqual([]);
  });

  it('says what the law asks of a label: composition, use, warnings, withdrawal, storage and shelf life, and of a feed its levels', () => {
    expect(
      slugsOf((product) => {
        const { composition, directions, storage, withdrawal, warnings, shelfLifeMonths } = product;
        const isFeed = product.regulatory.kind === 'alimentacao_animal';
        return (
          [composition, directions, storage, ...Object.values(withdrawal)].some((text) => text.trim() === '') ||
          warnings.length === 0 ||
          shelfLifeMonths === 0 ||
          (isFeed && product.guaranteeLevels.length === 0)
        );
      }),
    ).toEqual([]);
  });

  it('that is sold by prescription warns of it', () => {
    expect(
      slugsOf(
        ({ regulatory, warnings }) => regulatory.saleClass !== 'livre' && !/prescri/i.test(warnings.join(' ')),
      ),
    ).toEqual([]);
  });

  it('is dosed by one measure: an amount a head, or an amount for each kilogram of the animal', () => {
    expect(
      slugsOf(({ dose }) => {
        const [measure, other] =
          dose?.basis === 'per_head'
            ? (['gramsPerDay', 'gramsPerKgPerDay'] as const)
            : (['gramsPerKgPerDay', 'gramsPerDay'] as const);
        return (dose?.options ?? []).some(
          (option) => !((option[measure] ?? 0) > 0) || option[other] !== undefined || option.minDays <= 0,
        );
      }),
    ).toEqual([]);
  });

  it('in a flash sale is reduced in its base pack', () => {
    expect(
      slugsOf(({ flags, variations }) => flags.flashSaleHours !== null && variations[0]?.salePrice === null),
    ).toEqual([]);
  });
});

/** What a presentation says that is in it: `Caixa com 4 seringas de 10 ml` is 40 ml. */
const NET = /(?:(\d+) (?:sacos|blocos|pedras|seringas|sachês) de )?(\d+(?:,\d+)?) (kg|g|ml|L)\b/;

function readNet(presentation: string) {
  const [, times = '1', amount = '', unit = ''] = NET.exec(presentation) ?? [];
  const net = Number(times) * Number(amount.replace(',', '.')) * (unit === 'kg' || unit === 'L' ? 1000 : 1);
  const isWeight = unit === 'kg' || unit === 'g';
  return { netWeightGrams: isWeight ? Math.round(net) : undefined, netVolumeMl: isWeight ? undefined : Math.round(net) };
}

describe('a pack of the demonstration', () => {
  it('is the base when it is the first of its product, and only then', () => {
    expect(
      slugsOf(({ variations }) =>
        variations.some(({ type }, index) => (type === 'base') !== (index === 0)),
      ),
    ).toEqual([]);
  });

  it('is priced by the net content that its name says', () => {
    expect(
      skusOf(({ presentation, netWeightGrams, netVolumeMl }) => {
        const said = readNet(presentation);
        return said.netWeightGrams !== netWeightGrams || said.netVolumeMl !== netVolumeMl;
      }),
    ).toEqual([]);
  });

  it('is drawn with its size on the label, where it is the base', () => {
    const bare = (text: string) => text.toLowerCase().replace(/seringas de|[\s×,]/g, '');
    const isKit = (presentation: string) => presentation.startsWith('Kit ');
    expect(
      drawn
        .filter(({ packshot, variations }) => {
          const presentation = variations[0]?.presentation ?? '';
          return !isKit(presentation) && !bare(presentation).includes(bare(packshot.sizeLabel));
        })
        .map(({ slug }) => slug),
    ).toEqual([]);
  });

  it('on sale costs at least three fifths of its price: more off is a slip of the pen', () => {
    expect(
      skusOf(({ price, salePrice }) => salePrice !== null && toCents(salePrice) < toCents(price) * 0.6),
    ).toEqual([]);
  });

  it('costs no more for its content than a smaller one of the same product', () => {
    expect(
      products.flatMap(({ variations }) => {
        const bySize = variations.toSorted((one, other) => contentOf(one) - contentOf(other));
        return bySize
          .filter((pack, index) => {
            const smaller = bySize[index - 1];
            return (
              smaller && currentPrice(pack) * contentOf(smaller) > currentPrice(smaller) * contentOf(pack)
            );
          })
          .map(({ sku }) => sku);
      }),
    ).toEqual([]);
  });

  it('travels with a weight that fits its content', () => {
    expect(
      skusOf(({ netWeightGrams, netVolumeMl, shippingWeightGrams }) => {
        const [least, most] = netWeightGrams
          ? [netWeightGrams, netWeightGrams * 1.5 + 400]
          : [(netVolumeMl ?? 0) * 0.7, (netVolumeMl ?? 0) * 3.5];
        return shippingWeightGrams < least || shippingWeightGrams > most;
      }),
    ).toEqual([]);
  });

  it('has a bar code of its own, of a block that no company has', () => {
    const codes = packs.map(({ gtin13 }) => gtin13 ?? '');
    expect(codes.filter((code, index) => !code.startsWith('7890000') || codes.indexOf(code) !== index)).toEqual(
      [],
    );
  });
});

describe('the opinions about a product of the demonstration', () => {
  it('add up, where they come from elsewhere: count, stars, and no more texts of a star than were counted', () => {
    expect(
      slugsOf(({ hardcodedReviews, hardcodedReviewsScore: score }) => {
        const counts = [score.oneStar, score.twoStars, score.threeStars, score.fourStars, score.fiveStars];
        const count = counts.reduce((sum, one) => sum + one, 0);
        const stars = counts.reduce((sum, one, index) => sum + one * (index + 1), 0);
        return (
          count !== score.totalReviewsCount ||
          stars !== score.totalReviewsStars ||
          counts.some((one, index) => one < hardcodedReviews.filter((text) => text.stars === index + 1).length)
        );
      }),
    ).toEqual([]);
  });

  it('name town and state of who wrote, and the source, where they come from elsewhere', () => {
    expect(
      slugsOf(({ hardcodedReviews }) =>
        hardcodedReviews.some(({ author, source }) => !/, .+\/[A-Z]{2}$/.test(author) || source === ''),
      ),
    ).toEqual([]);
  });

  it('are of no day to come', () => {
    expect(
      slugsOf(({ reviews }) => reviews.some(({ date }) => !/^\d{4}-\d\d-\d\d$/.test(date) || date > today)),
    ).toEqual([]);
  });
});

describe('a shelf of the demonstration', () => {
  it('has something on it', () => {
    expect(
      categories
        .filter(({ slug }) => !products.some((product) => product.categories.includes(slug)))
        .map(({ slug }) => slug),
    ).toEqual([]);
  });

  it('is described in 40 to 160 letters, which a search engine shows whole', () => {
    expect(
      categories
        .filter(({ seoDescription: { length } }) => length < 40 || length > 160)
        .map(({ slug }) => slug),
    ).toEqual([]);
  });

  it('shows something in each of its brands, where it is a collection', () => {
    expect(
      collections.flatMap(({ slug, brandIds, productSlugs }) =>
        brandIds
          .filter((brand) => !productSlugs.some((one) => bySlug.get(one)?.brandIds.includes(brand)))
          .map((brand) => `${slug} in ${brand}`),
      ),
    ).toEqual([]);
  });
});
