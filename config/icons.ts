/** Address of the icon sprite; in a build with its version (config/public-files.js). */
export const ICONS_ADDRESS = process.env.ICONS_ADDRESS ?? '/icons.svg';
