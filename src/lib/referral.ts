import Cookies from 'js-cookie';
import { REFERRAL_COOKIE } from '@config/commerce';

/** Code of the representative this visitor came by in the last 30 days, for orders and registrations to carry along. */
export const readReferralCode = (): string | undefined => Cookies.get(REFERRAL_COOKIE.name);
