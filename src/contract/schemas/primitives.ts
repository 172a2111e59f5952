import { z } from 'zod';
import { LOCALES } from '@config/locales';
import { STATES } from '@/contract/constants';
import { withoutIsolates } from '@/lib/texts/isolate';

// The content security policy forbids code from text. zod would test whether it may, and each test would be a report.
if (typeof window !== 'undefined') z.config({ jitless: true });

/**
 * Messages of these schemas are codes under `errors:fields`, not sentences: the form and the API show the text
 * of the person's language.
 */

/** Reais with at most two decimals (docs/rules.md). Integer centavos are used inside every calculation. */
export const Money = z
  .number()
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'money')
  .meta({ description: 'Reais, at most two decimals' });

export const Slug = z
  .string()
  .max(120, 'tooLong')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug');

/** Postgres cannot store NUL, and a lone surrogate is no valid text. Both are refused. */
const isCleanText = (value: string) => !/[\0\p{Surrogate}]/u.test(value);

/** Text copied from a right-to-left page carries characters of direction: they are removed. */
const typed = () => z.string('required').overwrite(withoutIsolates);

/** One line of text a person typed: trimmed, `min` to `max` characters. */
export const Line = (max: number, min = 1) =>
  typed().trim().min(1, 'required').min(min, 'tooShort').max(max, 'tooLong').refine(isCleanText, 'invalid');

/** The id or number of a stored entity, as a client sends it. */
export const Id = typed().min(1, 'required').max(64, 'tooLong').refine(isCleanText, 'invalid');

/** The text of a search. */
export const SearchText = (max: number) => typed().trim().max(max, 'tooLong').refine(isCleanText, 'invalid');

/** A line that may be left out; empty text becomes null. */
export const OptionalLine = (max: number) =>
  typed()
    .trim()
    .max(max, 'tooLong')
    .refine(isCleanText, 'invalid')
    .nullish()
    .transform((value) => value || null);

export const Email = typed()
  .trim()
  .toLowerCase()
  .min(1, 'required')
  .max(254, 'tooLong')
  .pipe(z.email('email'));

/** Eight digits, however they were typed. The range is checked by the freight rules, not here. */
export const Cep = z
  .string('required')
  .transform((value) => value.replace(/\D/g, ''))
  .pipe(z.string().regex(/^\d{8}$/, 'cep'));

export const State = z.enum(STATES, 'state');
export const IsoDate = z.iso.datetime({ offset: true });
export const LocaleParam = z
  .enum(LOCALES)
  .optional()
  .meta({ description: 'Language of the catalogue texts where a translation exists' });
export const Page = z.coerce
  .number('integer')
  .int('integer')
  .min(1, 'tooSmall')
  .max(9_999, 'tooLarge')
  .default(1);

/** A query parameter that may repeat (`?categoria=a&categoria=b`), as a list without duplicates. */
export const repeated = <Item extends z.ZodType<string>>(item: Item, max = 20) =>
  z
    .preprocess(
      (value: unknown): unknown => (value === undefined ? [] : [value].flat()),
      z.array(item).max(max, 'tooMany'),
    )
    .transform((list) => [...new Set(list)]);

/** The most items of a short list. */
export const Limit = z.coerce
  .number('integer')
  .int('integer')
  .min(1, 'tooSmall')
  .max(48, 'tooLarge')
  .meta({ description: 'The most items to answer' });

/** `true`/`1` in a query. */
export const Flag = z
  .enum(['true', 'false', '1', '0'], 'invalid')
  .transform((value) => value === 'true' || value === '1')
  .optional();

/** An answer that is a file: its bytes. */
export const Bytes = z
  .custom<Uint8Array>((value) => value instanceof Uint8Array)
  .meta({ override: { type: 'string', format: 'binary' } });

/** One page of a list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pageCount: z.int() });

/** Text of several lines; its line breaks stay. */
export const Text = (max: number) => typed().trim().max(max, 'tooLong').refine(isCleanText, 'invalid');

/** A `YYYY-MM-DD` of a query, a day of the shop's calendar. */
export const Day = z.iso.date('invalid');

/** The version that was edited: an older one answers STALE, with the stored item in `details`. */
export const Version = z.int('integer').min(1, 'tooSmall');

/** `{ en: { title }, es: {…} }`: translations of the Portuguese texts. */
export const Translations = z.partialRecord(
  z.enum(LOCALES, 'unknownOption'),
  z.record(z.string().regex(/^\w{1,40}$/, 'invalid'), Text(60_000)),
);
