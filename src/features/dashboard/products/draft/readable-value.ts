const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** One entry of a list as one line that a person can compare. */
function lineOf(entry: unknown): string {
  if (!isRecord(entry)) return textOf(entry);
  if ('sku' in entry) {
    const prices = [textOf(entry.price), textOf(entry.salePrice)].filter(Boolean).join(' → ');
    return [textOf(entry.sku), textOf(entry.presentation), prices].filter(Boolean).join(' · ');
  }
  if ('nutrient' in entry)
    return `${textOf(entry.nutrient)} (${textOf(entry.kind)}) ${textOf(entry.value)} ${textOf(entry.unit)}`;
  if ('srcUrl' in entry) return textOf(entry.alt) || textOf(entry.srcUrl).split('/').at(-1) || '';
  return Object.entries(entry)
    .map(([key, value]) => `${key}: ${isRecord(value) ? lineOf(value) : textOf(value)}`)
    .join('\n');
}

/** A value of the form as a text that a person can compare with another. */
export const readableValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(lineOf).join('\n');
  return isRecord(value) ? lineOf(value) : typeof value === 'boolean' ? (value ? '✓' : '–') : value;
};
