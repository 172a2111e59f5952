import { brand } from '@config/brands';
import { referralPath } from '@config/routes';

/** The whole address of a campaign link, as it is printed and sent. */
export const redirectAddress = (code: string): string => `${brand.canonicalUrl}${referralPath(code)}`;
