const LONGEST = { slug: 120, sku: 40, title: 160 } as const;

/** Ends a text with a suffix within a length; what is cut off leaves no loose hyphen or blank. */
const withSuffix = (text: string, suffix: string, longest: number) =>
  text.slice(0, longest - suffix.length).replace(/[-\s]+$/, '') + suffix;

/** Names of the `n`th copy of a product: the first ends with `-copia`, the second with `-copia-2`. */
export function planCopyNames(
  original: { slug: string; title: string; skus: readonly string[] },
  n: number,
): { slug: string; title: string; skus: string[] } {
  const count = n === 1 ? '' : String(n);
  const skus = original.skus.map((sku, index) => {
    const suffix = `-C${String(n)}`;
    const name = withSuffix(sku, suffix, LONGEST.sku);
    // Long SKUs that differ at their end alone would meet when they are cut.
    return sku.length + suffix.length > LONGEST.sku
      ? withSuffix(sku, `-${String(index + 1)}${suffix}`, LONGEST.sku)
      : name;
  });
  return {
    slug: withSuffix(original.slug, count ? `-copia-${count}` : '-copia', LONGEST.slug),
    title: withSuffix(original.title, count ? ` (cópia ${count})` : ' (cópia)', LONGEST.title),
    skus,
  };
}
