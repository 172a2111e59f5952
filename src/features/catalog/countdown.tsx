import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { SHOP_TIME_ZONE } from '@config/commerce';

const MINUTE_MS = 60_000;

/** How long a sale still runs, minute by minute, with its end in words for everybody. */
export function Countdown({ endsAt }: { endsAt: string }) {
  const { t, i18n } = useTranslation('catalog');
  // The page may have been made minutes ago: the figures appear once the browser's own clock is known.
  const [leftMs, setLeftMs] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setLeftMs(Math.max(0, new Date(endsAt).getTime() - Date.now()));
    tick();
    const timer = setInterval(tick, MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, [endsAt]);

  const minutes = leftMs === null ? null : Math.floor(leftMs / MINUTE_MS);
  const figures: [string, number | null][] = [
    ['days', minutes === null ? null : Math.floor(minutes / 1440)],
    ['hours', minutes === null ? null : Math.floor(minutes / 60) % 24],
    ['minutes', minutes === null ? null : minutes % 60],
  ];
  const end = new Intl.DateTimeFormat(i18n.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: SHOP_TIME_ZONE,
  }).format(new Date(endsAt));

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div aria-hidden="true" className="flex gap-2">
        {figures.map(([unit, value]) => (
          <span
            key={unit}
            className="num min-w-13 rounded-[10px] bg-white/12 px-2.5 py-1.5 text-center text-[1.375rem] leading-tight"
          >
            {value === null ? '–' : String(value).padStart(2, '0')}
            <small className="block font-sans text-[0.8125rem] leading-none font-normal opacity-90">
              {t(`countdown.${unit}`)}
            </small>
          </span>
        ))}
      </div>
      <span>{t('countdown.until', { end })}</span>
    </div>
  );
}
