import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { SHOP_TIME_ZONE } from '@config/commerce';
import { formatterOf } from '@/lib/time/dates';
import { shopDay } from '@/lib/time/shop-day';
import { formatTime } from '@/lib/time/times';

/**
 * A date as ICU writes it in Arabic carries marks that turn its parts round. Where it stands in a left-to-right run of
 * its own (an axis, `<bdi dir="ltr">`) they would put the month before the day.
 */
export const withoutMarks = (text: string): string => text.replace(/[\u200e\u200f\u061c]/g, '');

/** `17h12` in Portuguese, `17:12` elsewhere. */
function timeOf(locale: string, iso: string) {
  const time = formatTime(iso, locale);
  return locale.startsWith('pt') ? time.replace(':', 'h') : time;
}

export interface When {
  isToday: boolean;
  /** Day and month, with the year when it is not this one. */
  date: string;
  /** With the year, for paper. */
  fullDate: string;
  time: string;
}

/** When something happened by the clock of the shop, short enough for a table. */
export function readWhen(iso: string, locale: string, now = new Date()): When {
  const at = new Date(iso);
  const day = shopDay(at);
  const today = shopDay(now);
  const dateWith = (year: Intl.DateTimeFormatOptions) =>
    withoutMarks(
      formatterOf(locale, {
        day: '2-digit',
        month: '2-digit',
        ...year,
        timeZone: SHOP_TIME_ZONE,
      }).format(at),
    );
  const fullDate = dateWith({ year: 'numeric' });
  return {
    isToday: day === today,
    date: day.slice(0, 4) === today.slice(0, 4) ? dateWith({}) : fullDate,
    fullDate,
    time: timeOf(locale, iso),
  };
}

let isPrinting = false;

function subscribe(listener: () => void) {
  const tell = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    // The browser draws the sheets when the listeners have returned.
    flushSync(listener);
  };
  window.addEventListener('beforeprint', tell);
  window.addEventListener('afterprint', tell);
  return () => {
    window.removeEventListener('beforeprint', tell);
    window.removeEventListener('afterprint', tell);
  };
}

/** Whether the page is being printed: paper is read on another day, and nothing on it can be opened. */
const usePrinting = () =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );

/** When, by the clock of the shop: `hoje, 17h12`, on paper `20/11/2026, 17h12`. Shown only for what the browser fetched, never in cached HTML. */
export function WhenTime({ iso }: { iso: string }) {
  const { t } = useTranslation('dashboard');
  const { locale = 'pt-BR' } = useRouter();
  const isPrinting = usePrinting();
  const { isToday, date, fullDate, time } = readWhen(iso, locale);
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {isToday && !isPrinting ? (
        t('when.today', { time })
      ) : (
        <bdi dir="ltr">{t('when.day', { date: isPrinting ? fullDate : date, time })}</bdi>
      )}
    </time>
  );
}
