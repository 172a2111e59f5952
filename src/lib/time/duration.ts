import type { TextFunction } from '@/lib/texts/text-function';

export type DurationUnit = 'minutes' | 'hours' | 'days' | 'businessDays';
export type DurationKey = `common:duration.${DurationUnit | 'businessDaysRange'}`;

/** How long something lasts, as a text takes it: `30 minutes`, `2 dias úteis`. @param t reads the file `common` */
export const durationText = (t: TextFunction<DurationKey>, unit: DurationUnit, count: number): string =>
  t(`common:duration.${unit}`, { count });

/** Business days from `min` to `max`; one number where both are the same. @param t reads the file `common` */
export const businessDaysText = (
  t: TextFunction<DurationKey>,
  { min, max }: { min: number; max: number },
): string =>
  min === max
    ? durationText(t, 'businessDays', max)
    : t('common:duration.businessDaysRange', { min, count: max });
