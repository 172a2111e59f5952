import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { ServerText } from '@/components/ui/text/server-text';
import { durationText } from '@/lib/time/duration';
import { formatDayAndTime, formatShortDayAndTime } from '@/lib/time/times';

const MINUTE_MS = 60_000;

interface CountdownProps {
  endsAt: string;
  /** `boxes` is for the brand's dark background; `line` is one line of text. */
  variant?: 'boxes' | 'line';
  /**
   * Called when the sale ends by the browser's clock, because shown prices are then out of date; again every half minute
   * while it is still shown: the clock may be fast, or the answer did not come.
   */
  onEnd?: () => void;
}

/** The remaining time of a sale, updated every minute, with its end as text. */
export function Countdown({ endsAt, variant = 'boxes', onEnd }: CountdownProps) {
  const { t, i18n } = useTranslation(['catalog', 'common']);
  // The page may be minutes old, so the remaining time is shown after hydration.
  const [leftMs, setLeftMs] = useState<number | null>(null);
  const tellEnd = useRef(onEnd);
  useEffect(() => {
    tellEnd.current = onEnd;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const left = Math.max(0, new Date(endsAt).getTime() - Date.now());
      setLeftMs(left);
      if (left === 0) tellEnd.current?.();
      timer = setTimeout(tick, Math.min(left || MINUTE_MS, MINUTE_MS / 2));
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAt]);

  const minutes = leftMs === null ? null : Math.floor(leftMs / MINUTE_MS);
  const figures = [
    ['days', minutes === null ? null : Math.floor(minutes / 1440)],
    ['hours', minutes === null ? null : Math.floor(minutes / 60) % 24],
    ['minutes', minutes === null ? null : minutes % 60],
  ] as const;
  if (variant === 'line') {
    const [[, days], [, hours], [, rest]] = figures;
    return (
      <>
        <ServerText
          id={`${i18n.language} ${endsAt}`}
          make={() => t('countdown.until', { end: formatShortDayAndTime(endsAt, i18n.language) })}
        />
        {minutes !== null && (
          <span aria-hidden="true">
            {' · '}
            {days ? `${durationText(t, 'days', days)} ` : ''}
            <bdi dir="ltr">{[hours, rest].map((value) => String(value).padStart(2, '0')).join(':')}</bdi>
          </span>
        )}
      </>
    );
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div aria-hidden="true" className="flex flex-wrap gap-2">
        {figures.map(([unit, value]) => (
          <span
            key={unit}
            className="num min-w-13 rounded-md bg-white/12 px-2.5 py-1.5 text-center text-[1.375rem] leading-tight"
          >
            {value === null ? '–' : String(value).padStart(2, '0')}
            <small className="block font-sans text-[0.8125rem] leading-none font-normal opacity-90">
              {t(`countdown.${unit}`)}
            </small>
          </span>
        ))}
      </div>
      <ServerText
        id={`${i18n.language} ${endsAt}`}
        make={() => t('countdown.until', { end: formatDayAndTime(endsAt, i18n.language) })}
      />
    </div>
  );
}
