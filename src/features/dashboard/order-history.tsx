import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import type { Order } from '@/contract/schemas/orders';
import { WhenTime } from './when-time';

/** Every state the order went through: when, by whom and why. */
export function OrderHistory({ history }: Pick<Order, 'history'>) {
  const { t } = useTranslation('dashboard');
  const titleId = useId();
  return (
    <section className="grid gap-2">
      <h3 id={titleId} className="text-lg">
        {t('detail.history')}
      </h3>
      <ol aria-labelledby={titleId} className="grid gap-3 border-s-2 border-line ps-4">
        {history.map(({ state, at, by, note }) => (
          <li key={`${state}-${at}`} className="leading-snug">
            <span className="font-semibold">{t(`state.${state}`)}</span>
            <span className="block text-muted">
              <WhenTime iso={at} /> · {t(`detail.by.${by}`, { defaultValue: by })}
            </span>
            {note && <span className="block break-words">{note}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
