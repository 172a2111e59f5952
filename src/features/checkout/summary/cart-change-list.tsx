import { useTranslation } from 'next-i18next/pages';
import { Money } from '@/components/ui/money';
import { PackName } from '@/components/ui/text/pack-name';
import type { CartChange } from './cart-changes';

function Change({ change }: { change: CartChange }) {
  const { t } = useTranslation('checkout');
  if (change.kind === 'gone') {
    return (
      <>
        <b>
          <PackName {...change.pack} />
        </b>
        : {t('changed.gone')}
      </>
    );
  }
  const isAmount = change.kind !== 'quantity';
  const name =
    'pack' in change ? (
      <b>
        <PackName {...change.pack} />
      </b>
    ) : (
      <b>{t(change.kind === 'coupon' ? 'changed.coupon' : 'changed.freight')}</b>
    );
  return (
    <>
      {name}: <span className="sr-only">{t('changed.before')} </span>
      <s className="text-muted">
        {isAmount ? <Money value={change.from} /> : t('changed.units', { count: change.from })}
      </s>{' '}
      <span className="sr-only">{t('changed.after')} </span>
      {isAmount ? (
        <Money value={change.to} className="font-bold" />
      ) : (
        <b>{t('changed.units', { count: change.to })}</b>
      )}
    </>
  );
}

/** Line by line what is not as it was shown. */
export function CartChangeList({ changes }: { changes: readonly CartChange[] }) {
  return (
    <ul className="grid gap-1">
      {changes.map((change) => (
        <li key={`${change.kind} ${'pack' in change ? change.pack.variationId : ''}`}>
          <Change change={change} />
        </li>
      ))}
    </ul>
  );
}
