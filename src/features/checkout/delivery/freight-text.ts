import { formatterOf } from '@/lib/time/dates';
import type { FreightOption } from '@/contract/schemas/checkout';
import type { TFunction } from 'i18next';

/** A calendar day in few letters, `30 nov`; the shop says days, not moments, so that no clock moves them. */
export function shortDay(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const text = formatterOf(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(date);
  return language.startsWith('pt') ? text.replace(' de ', ' ').replace('.', '') : text;
}

/** When it arrives if it is paid today; when it waits at the counter for a pick-up. */
export function estimateText(
  t: TFunction<'checkout'>,
  { service, estimate: { from, to } }: Pick<FreightOption, 'service' | 'estimate'>,
  language: string,
): string {
  const place = service === 'retirada' ? 'pickUp' : service === 'agencia' ? 'branch' : 'door';
  return from === to
    ? t(`estimate.${place}Exact`, { date: shortDay(to, language) })
    : t(`estimate.${place}`, { from: shortDay(from, language), to: shortDay(to, language) });
}
