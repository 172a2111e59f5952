import { EMPTY_FACTS, FACT_NAMES, type FactName, type ProductFacts } from '@/contract/schemas/product-facts';
import { readNumber, writeNumber } from './read-number';

/** The form holds these in a shape of its own, which `draft-of-product.ts` writes and reads. */
type FactWithOwnShape = 'guaranteeLevels' | 'dose';
type PlainFact = Exclude<FactName, FactWithOwnShape>;

const isPlain = (name: FactName): name is PlainFact => name !== 'guaranteeLevels' && name !== 'dose';
const PLAIN_FACTS = FACT_NAMES.filter(isPlain);

/** A number and a list are typed as text, a line for each entry; the rest is held as it is. */
type Typed<Value> = Value extends number | readonly string[] ? string : Value;
export type FactsDraft = { [Name in PlainFact]: Typed<ProductFacts[Name]> };

export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function typedOf(value: ProductFacts[PlainFact]) {
  if (typeof value === 'number') return writeNumber(value);
  return Array.isArray(value) ? value.join('\n') : value;
}

/** The facts of a product as the form holds them. */
export const draftOfFacts = (facts: ProductFacts) =>
  Object.fromEntries(PLAIN_FACTS.map((name) => [name, typedOf(facts[name])])) as FactsDraft;

/** A new product's, before anything was typed; a number is not typed yet. */
export const EMPTY_FACTS_DRAFT = Object.fromEntries(
  Object.entries(draftOfFacts(EMPTY_FACTS)).map(([name, value]) => [name, value === '0' ? '' : value]),
) as FactsDraft;

/** What the form holds of the facts, as the contract takes them, not judged yet. */
export const bodyOfFacts = (draft: FactsDraft) =>
  Object.fromEntries(
    PLAIN_FACTS.map((name) => {
      const [empty, typed]: [unknown, unknown] = [EMPTY_FACTS[name], draft[name]];
      if (typeof typed !== 'string') return [name, typed];
      if (typeof empty === 'number') return [name, readNumber(typed) ?? empty];
      return [name, Array.isArray(empty) ? linesOf(typed) : typed];
    }),
  );

/** Facts that hold a list in one control. */
export const LISTED_FACTS = PLAIN_FACTS.filter((name) => Array.isArray(EMPTY_FACTS[name]));
/** Facts in the section of the law: all but those with a section of their own. */
export const LAW_FACTS = FACT_NAMES.filter((name) => name !== 'dose');
