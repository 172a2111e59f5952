import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { readWhen } from './read-when';

/** When, by the clock of the shop: `hoje, 17h12`. Shown only for what the browser fetched, never in cached HTML. */
export function WhenTime({ iso }: { iso: string }) {
  const { t } = useTranslation('dashboard');
  const { locale = 'pt-BR' } = useRouter();
  const { isToday, date, time } = readWhen(iso, locale);
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {isToday ? t('when.today', { time }) : <bdi dir="ltr">{t('when.day', { date, time })}</bdi>}
    </time>
  );
}
