import type { MerchantReturnPolicy } from 'schema-dts';

/** Days in which a customer may return what was bought on-line (CDC art. 49). */
const RETURN_DAYS = 7;

/** The right of regret: seven days from receipt, at the shop's cost (CDC art. 49; terms of both shops). */
export const planReturnPolicy = (): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'BR',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
  returnFees: 'https://schema.org/FreeReturn',
});
