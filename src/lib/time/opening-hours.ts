import type { OpeningHours } from '@config/brands/brand';
import type { TextFunction } from '@/lib/texts/text-function';

type HoursKey =
  | `common:hours.${'time' | 'fullHour' | 'days' | 'day' | 'between'}`
  | `common:weekdays.${OpeningHours['first']}`;

function timeText(t: TextFunction<HoursKey>, time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  const key = minute === '00' ? 'common:hours.fullHour' : 'common:hours.time';
  return t(key, { hour: Number(hour), minute });
}

/** The opening hours of the counter and of support, in the language of `t`. @param t reads the file `common` */
export function openingHoursText(t: TextFunction<HoursKey>, hours: readonly OpeningHours[]): string {
  const spans = hours.map(({ first, last, opens, closes }) =>
    t(last ? 'common:hours.days' : 'common:hours.day', {
      first: t(`common:weekdays.${first}`),
      last: last && t(`common:weekdays.${last}`),
      opens: timeText(t, opens),
      closes: timeText(t, closes),
    }),
  );
  return spans.join(t('common:hours.between'));
}
