import fc from 'fast-check';
import { z } from 'zod';
import type { EndpointName } from '@/contract/endpoints';
import { fieldArbitrary, phrase } from './field-arbitrary';

type JsonSchema = z.core.JSONSchema._JSONSchema;
type ObjectSchema = Exclude<JsonSchema, boolean>;

/** The place of a schema: a field of an endpoint has rules beyond its schema. */
interface Place {
  endpoint: EndpointName;
  field: string;
}

const MOST_ITEMS = 3;

/** Exactly what a person may type between these lengths. */
function textArbitrary({
  minLength = 0,
  maxLength = 200,
  pattern,
  format,
}: ObjectSchema): fc.Arbitrary<string> {
  if (format === 'date-time')
    return fc
      .date({ min: new Date('2025-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (format === 'date')
    return fc
      .date({ min: new Date('2025-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (format === 'uri') return fc.webUrl();
  // No value can be generated from a pattern with a lookahead.
  if (pattern && !pattern.includes('(?!') && !pattern.includes('(?='))
    return fc.stringMatching(new RegExp(pattern), { size: 'xsmall' });
  const longest = Math.min(maxLength, 400);
  const filled = phrase.map((text) => {
    const long = text.length < minLength ? text.padEnd(minLength, 'o') : text;
    return long
      .slice(0, longest)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim()
      .padEnd(minLength, 'o');
  });
  return minLength === 0 ? fc.oneof({ weight: 5, arbitrary: filled }, fc.constant('')) : filled;
}

function numberArbitrary({ type, minimum, maximum, exclusiveMinimum, description }: ObjectSchema) {
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum : undefined;
  const min = Math.max(minimum ?? -1_000, -1_000_000);
  const max = Math.min(maximum ?? 100_000, 1_000_000);
  if (type === 'integer') return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  if (description?.startsWith('Reais'))
    return fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) }).map((cents) => cents / 100);
  return fc.double({
    min: above ?? min,
    minExcluded: above !== undefined,
    max,
    noNaN: true,
  });
}

function recordArbitrary(schema: ObjectSchema, place: Place): fc.Arbitrary<unknown> {
  const { properties, required = [], additionalProperties, propertyNames } = schema;
  if (!properties) {
    const keys = propertyNames === undefined ? phrase : arbitraryOf(propertyNames, { ...place, field: '' });
    const values =
      additionalProperties === undefined
        ? fc.jsonValue()
        : arbitraryOf(additionalProperties, { ...place, field: '' });
    return fc
      .array(fc.tuple(keys, values), { maxLength: MOST_ITEMS })
      .map((entries) => Object.fromEntries(entries.map(([key, value]) => [String(key), value])));
  }
  const model = Object.fromEntries(
    Object.entries(properties).map(([field, property]) => [
      field,
      arbitraryOf(property, { endpoint: place.endpoint, field }),
    ]),
  );
  return fc.record(model, { requiredKeys: required.filter((key) => key in model) });
}

function bySchema(schema: ObjectSchema, place: Place): fc.Arbitrary<unknown> {
  const { type, anyOf, oneOf } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, place)));
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => bySchema({ ...schema, type: one }, place)));
  if (type === 'string') return textArbitrary(schema);
  if (type === 'integer' || type === 'number') return numberArbitrary(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'object') return recordArbitrary(schema, place);
  if (type !== 'array') return fc.jsonValue();
  const item = Array.isArray(schema.items) ? schema.items[0] : schema.items;
  const { minItems = 0, maxItems = MOST_ITEMS } = schema;
  return fc.array(arbitraryOf(item ?? {}, place), {
    minLength: minItems,
    maxLength: Math.min(maxItems, Math.max(minItems, MOST_ITEMS)),
  });
}

function arbitraryOf(schema: JsonSchema, place: Place): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.jsonValue();
  const byName = place.field ? fieldArbitrary(place.endpoint, place.field) : null;
  if (!byName) return bySchema(schema, place);
  return fc.oneof({ weight: 9, arbitrary: byName }, { weight: 1, arbitrary: bySchema(schema, place) });
}

/** Values that a part of an endpoint's input takes, or nearly: rules the schema cannot tell may still refuse them. */
export const inputArbitrary = (endpoint: EndpointName, schema: z.ZodType): fc.Arbitrary<unknown> =>
  arbitraryOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), { endpoint, field: '' });
