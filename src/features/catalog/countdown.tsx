import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { KeptText } from '@/components/ui/text/kept-text';
import { formatDayAndTime } from '@/lib/time/times';

const MINUTE_MS = 60_000;

interface CountdownProps {
  endsAt: string;
  /** `dark` stands on the brand's dark ground. */
  variant?: 'dark' | 'light';
  /** Called once, when the browser's clock reaches the end: what was read before no longer holds. */
  onEnd?: () => void;
}

/** How long a sale still runs, minute by minute, with its end in words for everybody. */
export function Countdown({ endsAt, variant = 'dark', onEnd }: CountdownProps) {
  const { t, i18n } = useTranslation('catalog');
  // The page may have been made minutes ago: the figures appear once the browser's own clock is known.
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
      else timer = setTimeout(tick, Math.min(left, MINUTE_MS / 2));
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAt]);

  const minutes = leftMs === null ? null : Math.floor(leftMs / MINUTE_MS);
  const figures: ['days' | 'hours' | 'minutes', number | null][] = [
    ['days', minutes === null ? null : Math.floor(minutes / 1440)],
    ['hours', minutes === null ? null : Math.floor(minutes / 60) % 24],
    ['minutes', minutes === null ? null : minutes % 60],
  ];
  const ground = variant === 'dark' ? 'bg-white/12' : 'bg-raised';

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div aria-hidden="true" className="flex flex-wrap gap-2">
        {figures.map(([unit, value]) => (
          <span
            key={unit}
            className={`num min-w-13 rounded-[10px] px-2.5 py-1.5 text-center text-[1.375rem] leading-tight ${ground}`}
          >
            {value === null ? '–' : String(value).padStart(2, '0')}
            <small className="block font-sans text-[0.8125rem] leading-none font-normal opacity-90">
              {t(`countdown.${unit}`)}
            </small>
          </span>
        ))}
      </div>
      <KeptText
        id={`${i18n.language} ${endsAt}`}
        make={() => t('countdown.until', { end: formatDayAndTime(endsAt, i18n.language) })}
      />
    </div>
  );
}
