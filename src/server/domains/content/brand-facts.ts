import {
  BOLETO_DUE_BUSINESS_DAYS,
  BOLETO_CLEARING_BUSINESS_DAYS,
  PIX_TTL_SECONDS,
  PRESCRIPTION_DAYS,
  RETRY_HOURS,
  WITHDRAWAL_DAYS,
} from '@config/commerce';
import type { Brand } from '@config/brands/brand';
import freight from '@config/freight.json';
import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import { cnpjText } from '@/lib/cnpj-text';
import { businessDaysText, durationText } from '@/lib/time/duration';
import { isolate } from '@/lib/texts/isolate';
import { joinList } from '@/lib/texts/join-list';
import { formatCents } from '@/lib/money';
import { openingHoursText } from '@/lib/time/opening-hours';
import { formatKilograms } from '@/lib/weight';
import { planPickUp } from '@/server/ports/freight/freight-table';
import { commonTexts } from './common-texts';

/**
 * The facts that a text of the shop may name, such as `{{pixMinutes}}`, instead of typing them (docs/brands.md, Facts).
 */
export const FACTS = [
  ...['pixMinutes', 'boletoBusinessDays', 'boletoClearingDays', 'retryHours', 'withdrawalDays'],
  ...['ruralExtraDays', 'pickUpDays'],
  ...['prescriptionDays', 'freeFreightMinimum', 'freeFreightLimit', 'freeFreightStates'],
  ...['pixDiscount', 'interestFreeInstallments', 'legalName', 'cnpj', 'address', 'phone', 'email', 'hours'],
] as const;

function factsOf({ company, commerce }: Brand, locale: Locale): Record<string, string> {
  const t = commonTexts(locale);
  const { freeFreight } = commerce;
  return {
    pixMinutes: durationText(t, 'minutes', PIX_TTL_SECONDS / 60),
    boletoBusinessDays: durationText(t, 'businessDays', BOLETO_DUE_BUSINESS_DAYS),
    boletoClearingDays: durationText(t, 'businessDays', BOLETO_CLEARING_BUSINESS_DAYS),
    ruralExtraDays: durationText(t, 'businessDays', freight.ruralExtraBusinessDays),
    pickUpDays: businessDaysText(t, planPickUp().businessDays),
    retryHours: durationText(t, 'hours', RETRY_HOURS),
    withdrawalDays: durationText(t, 'days', WITHDRAWAL_DAYS),
    prescriptionDays: durationText(t, 'days', PRESCRIPTION_DAYS),
    freeFreightMinimum: freeFreight ? formatCents(freeFreight.minimumCents) : '',
    freeFreightLimit: freeFreight ? formatKilograms(freeFreight.maxWeightGrams, t, locale) : '',
    freeFreightStates: freeFreight ? joinList(freeFreight.states, t) : '',
    pixDiscount: `${String(Math.round(commerce.pixDiscount * 100))}%`,
    interestFreeInstallments: String(commerce.interestFreeInstallments),
    legalName: company.legalName,
    cnpj: cnpjText(company.cnpj),
    address: company.address,
    phone: company.phone,
    email: company.email,
    hours: openingHoursText(t, company.hours),
  };
}

/**
 * Fills the facts of a brand into its own texts, so that a deadline or an address stands in one place. A name that is
 * no fact stays as it was written.
 */
export function readFacts(brand: Brand, locale: Locale = CATALOGUE_LOCALE): (text: string) => string {
  const facts = factsOf(brand, locale);
  return (text) =>
    text.replace(/\{\{(\w+)\}\}/g, (written, name: string) =>
      Object.hasOwn(facts, name) ? isolate(facts[name] ?? '', locale) : written,
    );
}
