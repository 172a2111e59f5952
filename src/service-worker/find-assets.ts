const ASSET = /\/_next\/static\/[^"'\\\s<>()&?#]+/g;

/** Paths of the scripts, styles, fonts and icons that a page's HTML, or a style, names. */
export const findAssets = (text: string): string[] => [...new Set(text.match(ASSET) ?? [])];
