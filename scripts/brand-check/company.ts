import type { Brand } from '../../config/brands/brand';
import { isValidDocument } from '../../src/lib/documents';

const STATES = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

/** The seller, as Decreto 7.962/2013 requires it to be shown, and its contacts. */
export function checkCompany({ id, canonicalUrl, whatsapp, company, flags }: Brand): string[] {
  const rules: [isFit: boolean, fault: string][] = [
    [/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id), `id: ${id} is not like boa-lida`],
    [
      URL.canParse(canonicalUrl) && new URL(canonicalUrl).origin === canonicalUrl,
      `canonicalUrl: ${canonicalUrl} is not like https://www.shop.example, without a path`,
    ],
    [/^55[1-9]\d9?\d{8}$/.test(whatsapp), `whatsapp: ${whatsapp} is not like 5534900000001`],
    [/^[A-Z0-9]{12}\d{2}$/.test(company.cnpj), `company.cnpj: ${company.cnpj} is not 14 signs without dots`],
    [isValidDocument(company.cnpj), `company.cnpj: ${company.cnpj} has wrong check digits`],
    [
      /^\(\d{2}\) 9?\d{4}-\d{4}$/.test(company.phone),
      `company.phone: ${company.phone} is not like (34) 90000-0001`,
    ],
    [/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(company.email), `company.email: ${company.email} is no address`],
    [/\d{5}-\d{3}/.test(company.address), 'company.address: without a CEP'],
    [/CRMV|CREA|CRQ/.test(company.technicalResponsible), 'company.technicalResponsible: without a register'],
    [
      company.hours.length > 0 &&
        company.hours.every(({ opens, closes }) => isTime(opens) && isTime(closes) && opens < closes),
      'company.hours: no days, or times that are not like 07:30 and later 18:00',
    ],
    [Object.values(flags).filter(Boolean).length <= 1, 'flags: more than one brand at once'],
  ];
  const empty = Object.entries(company)
    .filter(([, value]) => typeof value === 'string' && value.trim() === '')
    .map(([field]) => `company.${field}: missing`);
  return [...rules.filter(([isFit]) => !isFit).map(([, fault]) => fault), ...empty];
}

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** Implausible rules of sale. */
export function checkCommerce({ commerce, pixReceiver }: Brand): string[] {
  const { pixDiscount, interestFreeInstallments, maxInstallments, minInstallmentCents, freeFreight } =
    commerce;
  const isWhole = (value: number, min: number, max: number) =>
    Number.isInteger(value) && value >= min && value <= max;
  const rules: [isFit: boolean, fault: string][] = [
    [
      pixDiscount >= 0 && pixDiscount <= 0.3,
      `commerce.pixDiscount: ${pixDiscount} is not a fraction up to 0.3`,
    ],
    [isWhole(maxInstallments, 1, 12), `commerce.maxInstallments: ${maxInstallments} is not 1 to 12`],
    [
      isWhole(interestFreeInstallments, 1, maxInstallments),
      `commerce.interestFreeInstallments: ${interestFreeInstallments} is not 1 to ${maxInstallments}`,
    ],
    [
      isWhole(minInstallmentCents, 500, 100_000),
      `commerce.minInstallmentCents: ${minInstallmentCents} is not 500 to 100000 centavos`,
    ],
    [
      !freeFreight || isWhole(freeFreight.minimumCents, 1, 10_000_000),
      'commerce.freeFreight.minimumCents: not above zero, in whole centavos',
    ],
    [
      !freeFreight || isWhole(freeFreight.maxWeightGrams, 1, 30_000_000),
      'commerce.freeFreight.maxWeightGrams: not above zero, in whole grams',
    ],
    [
      !freeFreight ||
        (freeFreight.states.length > 0 && freeFreight.states.every((state) => STATES.includes(state))),
      'commerce.freeFreight.states: no states of Brazil',
    ],
    [pixReceiver.key !== '', 'pixReceiver.key: missing'],
    // EMV tags 59 and 60 hold no more.
    [isShort(pixReceiver.name, 25), 'pixReceiver.name: not 1 to 25 letters'],
    [isShort(pixReceiver.city, 15), 'pixReceiver.city: not 1 to 15 letters'],
  ];
  return rules.filter(([isFit]) => !isFit).map(([, fault]) => fault);
}

const isShort = (text: string, max: number) => text.length > 0 && text.length <= max;
