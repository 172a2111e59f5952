import type { Theme } from '../../config/brands/brand';

/** WCAG 2.2, 1.4.3: text of normal size. */
const AA = 4.5;
const WHITE = '#FFFFFF';

/** Text role and the ground it stands on. */
const PAIRS: [text: keyof Theme | 'white', ground: keyof Theme][] = [
  ['ink', 'surface'],
  ['ink', 'raised'],
  ['ink', 'tile'],
  ['muted', 'surface'],
  ['muted', 'raised'],
  ['white', 'primary'],
  ['white', 'primary-strong'],
  ['on-accent', 'accent'],
  ['sale', 'raised'],
  ['primary', 'raised'],
  ['primary', 'surface'],
  ['primary', 'primary-soft'],
];

/** Relative luminance of a #RRGGBB colour (WCAG 2.2, definitions). */
function luminance(colour: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Invalid colours, and pairs with too little contrast. */
export function checkTheme(theme: Theme): string[] {
  const wrong = Object.entries(theme).filter(([, colour]) => !/^#[0-9A-F]{6}$/i.test(colour as string));
  if (wrong.length > 0) return wrong.map(([role, colour]) => `theme.${role}: ${colour} is not like #1F5130`);
  return PAIRS.flatMap(([text, ground]) => {
    const ratio = contrast(text === 'white' ? WHITE : theme[text], theme[ground]);
    return ratio >= AA
      ? []
      : [`theme: ${text} on ${ground} has a contrast of ${ratio.toFixed(2)}, text needs ${AA}`];
  });
}
