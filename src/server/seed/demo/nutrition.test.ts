import { describe, expect, it } from 'vitest';
import { readDemoData, type DemoProduct } from '../demo-data';

/**
 * What may not stand on the label of a feed: what harms a species, and the classes of supplements for cattle
 * (Instrução Normativa SARC 12/2004). Levels are per kilogram of product; an amount of the animal is per 100 kg of it.
 */
const { products } = await readDemoData();

const GRAMS = 'g/kg';
const MILLIGRAMS = 'mg/kg';
/** The unit that a level is compared in. */
const UNITS = new Map([
  ['Proteína bruta', GRAMS],
  ['Proteína bruta (equivalente)', GRAMS],
  ['NNP equivalente em proteína', GRAMS],
  ['NDT estimado', GRAMS],
  ['Fósforo', GRAMS],
  ['Flúor', MILLIGRAMS],
  ['Cobre', MILLIGRAMS],
]);

const levelOf = ({ guaranteeLevels }: DemoProduct, nutrient: string, kind: 'min' | 'max') =>
  guaranteeLevels.find((level) => level.nutrient === nutrient && level.kind === kind)?.value;
const proteinOf = (product: DemoProduct) =>
  levelOf(product, 'Proteína bruta', 'min') ?? levelOf(product, 'Proteína bruta (equivalente)', 'min') ?? 0;
const nitrogenOf = (product: DemoProduct) => levelOf(product, 'NNP equivalente em proteína', 'max') ?? 0;
const energyOf = (product: DemoProduct) => levelOf(product, 'NDT estimado', 'min') ?? 0;

const warningsOf = ({ warnings }: DemoProduct) => warnings.join(' ').toLowerCase();
const holds = ({ composition }: DemoProduct, ingredient: string) =>
  composition.toLowerCase().includes(ingredient);
/** Grams of product a day for 100 kg of the animal; none where the dose is by head. */
const dailyGrams = ({ dose }: DemoProduct) =>
  (dose?.options ?? []).flatMap(({ gramsPerKgPerDay }) => (gramsPerKgPerDay ? [gramsPerKgPerDay * 100] : []));

const slugsOf = (isWrong: (product: DemoProduct) => boolean, among = products) =>
  among.filter(isWrong).map(({ slug }) => slug);

const classOf = ({ regulatory }: DemoProduct) => regulatory.classification.toLowerCase();
const forCattle = products.filter((product) => /^suplemento mineral\b.*\bbovinos/.test(classOf(product)));
const withUrea = forCattle.filter((product) => classOf(product).includes('com ureia'));
const withProtein = forCattle.filter((product) => classOf(product).includes('proteico'));
const plain = forCattle.filter((product) => !withUrea.includes(product) && !withProtein.includes(product));

describe('the levels of a product', () => {
  it('are in the units that the rules compare', () => {
    expect(
      slugsOf(({ guaranteeLevels }) =>
        guaranteeLevels.some(({ nutrient, unit }) => (UNITS.get(nutrient) ?? unit) !== unit),
      ),
    ).toEqual([]);
  });

  it('are above zero, and the least of a nutrient is below its most', () => {
    expect(
      slugsOf((product) =>
        product.guaranteeLevels.some(
          ({ nutrient, value }) =>
            value <= 0 ||
            (levelOf(product, nutrient, 'min') ?? 0) >= (levelOf(product, nutrient, 'max') ?? Infinity),
        ),
      ),
    ).toEqual([]);
  });

  it('of fluorine stay at one hundredth of the phosphorus', () => {
    expect(
      slugsOf((product) => {
        const phosphorus = levelOf(product, 'Fósforo', 'min');
        return phosphorus !== undefined && (levelOf(product, 'Flúor', 'max') ?? 0) > phosphorus * 10;
      }),
    ).toEqual([]);
  });
});

describe('urea, which kills horses,', () => {
  const all = products.filter((product) => holds(product, 'ureia'));

  it('is in the composition of every product that declares nitrogen which is no protein, and that is no more than the protein', () => {
    expect(
      slugsOf(
        (product) =>
          nitrogenOf(product) > 0 && (!all.includes(product) || nitrogenOf(product) > proteinOf(product)),
      ),
    ).toEqual([]);
  });

  it('is warned of by its name, and for horses', () => {
    expect(all.length).toBeGreaterThan(0);
    expect(
      slugsOf((product) => !/ureia/.test(warningsOf(product)) || !/equin/.test(warningsOf(product)), all),
    ).toEqual([]);
  });

  it('stays at 30 g a day for each 100 kg of the animal', () => {
    // One gram of urea counts as 2.81 g of protein.
    const ureaOf = (product: DemoProduct) =>
      Math.max(0, ...dailyGrams(product)) * (nitrogenOf(product) / 1000 / 2.81);
    expect(slugsOf((product) => ureaOf(product) > 30)).toEqual([]);
  });

  it('is in no feed that is for horses alone, and neither is monensin', () => {
    const forHorses = products.filter(
      ({ displayInfo, regulatory }) =>
        displayInfo.species.join() === 'equinos' && regulatory.kind === 'alimentacao_animal',
    );
    expect(forHorses.length).toBeGreaterThan(0);
    expect(
      slugsOf((product) => holds(product, 'ureia') || holds(product, 'monensina'), forHorses),
    ).toEqual([]);
  });
});

describe('monensin', () => {
  it('is said to poison horses, and named in the warnings or the withdrawal', () => {
    const all = products.filter((product) => holds(product, 'monensina'));
    expect(all.length).toBeGreaterThan(0);
    expect(
      slugsOf((product) => {
        const warnings = warningsOf(product);
        const named = `${warnings} ${product.withdrawal.meat.toLowerCase()}`;
        return !warnings.includes('tóxico para equinos') || !named.includes('monensina');
      }, all),
    ).toEqual([]);
  });
});

describe('copper, which sheep do not bear,', () => {
  it('has a ceiling of 600 mg/kg at most in what sheep eat, and no floor', () => {
    const forSheep = products.filter(({ displayInfo }) => displayInfo.species.includes('ovinos'));
    expect(
      slugsOf(
        ({ guaranteeLevels }) =>
          guaranteeLevels.some(
            ({ nutrient, kind, value }) => nutrient === 'Cobre' && (kind === 'min' || value > 600),
          ),
        forSheep,
      ),
    ).toEqual([]);
  });

  it('is warned of for sheep from 200 mg/kg on', () => {
    expect(
      slugsOf(
        (product) => (levelOf(product, 'Cobre', 'min') ?? 0) >= 200 && !warningsOf(product).includes('ovin'),
      ),
    ).toEqual([]);
  });
});

describe('a mineral supplement for cattle', () => {
  it('with urea has 42 % of protein equivalent or more', () => {
    expect(withUrea.length).toBeGreaterThan(0);
    expect(slugsOf((product) => proteinOf(product) < 420, withUrea)).toEqual([]);
  });

  it('with protein has 20 % of it or more, and gives at least 30 g a day for each 100 kg of the animal', () => {
    expect(withProtein.length).toBeGreaterThan(0);
    const least = (product: DemoProduct) =>
      (Math.min(...dailyGrams(product)) * proteinOf(product)) / 1000;
    expect(
      slugsOf(
        (product) => proteinOf(product) < 200 || dailyGrams(product).length === 0 || least(product) < 30,
        withProtein,
      ),
    ).toEqual([]);
  });

  it('with protein is called energetic exactly when it gives 100 g of digestible nutrients for each 100 kg', () => {
    const gives = (product: DemoProduct, pick: typeof Math.min) =>
      (pick(...dailyGrams(product)) * energyOf(product)) / 1000;
    expect(
      slugsOf(
        (product) =>
          classOf(product).includes('energético')
            ? gives(product, Math.min) < 100
            : gives(product, Math.max) >= 100,
        withProtein,
      ),
    ).toEqual([]);
  });

  it('without either stays below 42 % of protein equivalent', () => {
    expect(plain.length).toBeGreaterThan(0);
    expect(slugsOf((product) => proteinOf(product) >= 420, plain)).toEqual([]);
  });
});
