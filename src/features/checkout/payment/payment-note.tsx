import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/icon';
import { useIsSimulated } from './use-is-simulated';

/**
 * The line above the checkout. It says that payments are simulated once the shop has told so; until then, and where
 * money is real, that the purchase is safe. One line either way: nothing below it moves when the answer comes.
 */
export function PaymentNote() {
  const { t } = useTranslation('checkout');
  const isSimulated = useIsSimulated();
  const tone = isSimulated
    ? 'border-warn-line bg-warn-soft font-semibold'
    : 'border-line bg-surface text-muted';
  return (
    <p
      className={`flex min-h-9 items-center justify-center gap-1.5 border-b px-4 py-1.5 text-center text-sm print:hidden ${tone}`}
    >
      {isSimulated ? (
        t('simulation.banner')
      ) : (
        <>
          <Icon name="lock" className="size-4.5" />
          {t('safe')}
        </>
      )}
    </p>
  );
}
