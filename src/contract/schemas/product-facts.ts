import { z } from 'zod';
import { Line, Text } from './primitives';

export const Dose = z.object({
  basis: z.enum(['per_head', 'per_kg_body_weight', 'per_100kg_body_weight']),
  unit: z.enum(['g', 'ml']),
  options: z.array(
    z.object({
      label: z.string(),
      gramsPerDay: z.number().optional(),
      gramsPerKgPerDay: z.number().optional(),
      minDays: z.number(),
    }),
  ),
});

/** One fact: as its readers get it, as the editor writes it, and what a product has that does not say. */
const fact = <Shown extends z.ZodType, Edited extends z.ZodType<z.output<Shown>>>(one: {
  shown: Shown;
  edited: Edited;
  empty: z.output<Shown>;
}) => one;

/**
 * The facts of a product: what its page shows and its editor writes, under one name that is its column's too. Schemas,
 * the server's reading, imports, the editor's draft and test data follow from this table, in this order.
 */
export const PRODUCT_FACTS = {
  composition: fact({ shown: z.string(), edited: Text(6_000), empty: '' }),
  guaranteeLevels: fact({
    shown: z.array(
      z.object({ nutrient: z.string(), value: z.number(), unit: z.string(), kind: z.enum(['min', 'max']) }),
    ),
    edited: z
      .array(
        z.strictObject({
          nutrient: Line(120),
          value: z.number('number').min(0, 'tooSmall'),
          unit: Line(20),
          kind: z.enum(['min', 'max'], 'unknownOption'),
        }),
      )
      .max(60, 'tooMany'),
    empty: [],
  }),
  directions: fact({ shown: z.string(), edited: Text(6_000), empty: '' }),
  warnings: fact({ shown: z.array(z.string()), edited: z.array(Line(400)).max(20, 'tooMany'), empty: [] }),
  withdrawal: fact({
    shown: z.object({ meat: z.string(), milk: z.string(), eggs: z.string() }),
    edited: z.strictObject({ meat: Text(200), milk: Text(200), eggs: Text(200) }),
    empty: { meat: '', milk: '', eggs: '' },
  }),
  storage: fact({ shown: z.string(), edited: Text(600), empty: '' }),
  shelfLifeMonths: fact({
    shown: z.int(),
    edited: z.int('integer').min(0, 'tooSmall').max(240, 'tooLarge'),
    empty: 0,
  }),
  /** Name and CNPJ of who makes it, as on its label (IN MAPA 22/2009). */
  manufacturer: fact({ shown: z.string(), edited: Text(300), empty: '' }),
  dose: fact({ shown: Dose.nullable(), edited: Dose.nullable(), empty: null }),
};

type Table = typeof PRODUCT_FACTS;
export type FactName = keyof Table;
export type ProductFacts = { [Name in FactName]: z.output<Table[Name]['shown']> };
type Part<Key extends keyof Table[FactName]> = { [Name in FactName]: Table[Name][Key] };

export const FACT_NAMES = Object.keys(PRODUCT_FACTS) as FactName[];

const partOf = <Key extends keyof Table[FactName]>(key: Key) =>
  Object.fromEntries(FACT_NAMES.map((name) => [name, PRODUCT_FACTS[name][key]])) as Part<Key>;

export const SHOWN_FACTS = partOf('shown');
export const EDITED_FACTS = partOf('edited');
export const EMPTY_FACTS: ProductFacts = partOf('empty');

/** The facts alone of what holds more. */
export const pickFacts = (product: ProductFacts) =>
  Object.fromEntries(FACT_NAMES.map((name) => [name, product[name]])) as ProductFacts;
