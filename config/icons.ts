import type { ICONS } from './icon-files.mjs';

/** A symbol of the sprite. */
export type IconName = keyof typeof ICONS;

/** Address of the sprite of icons and logo (scripts/icons.mjs); in a build its name carries its version. */
export const SPRITE = process.env.SPRITE ?? '/icons.svg';
/** `viewBox` of the logo. */
export const LOGO_BOX = process.env.LOGO_BOX ?? '0 0 172 44';
/** The brand's symbol, a small picture in the address itself. */
export const SYMBOL = process.env.SYMBOL;
