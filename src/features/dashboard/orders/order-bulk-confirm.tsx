import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import dynamic from 'next/dynamic';
import type { PlannedMove } from './plan-bulk-moves';

const ConfirmDialog = dynamic(() => import('../kit/confirm-dialog').then((module) => module.ConfirmDialog), {
  ssr: false,
});

interface OrderBulkConfirmProps {
  /** What is about to be done; closed when null. */
  move: PlannedMove | null;
  /** How many orders are chosen, with those this step is not for. */
  chosen: number;
  pending: boolean;
  onConfirm: (move: PlannedMove) => void;
  onClose: () => void;
}

/** Says how many orders will move, and what it means, before they do. */
export function OrderBulkConfirm({ move, chosen, pending, onConfirm, onClose }: OrderBulkConfirmProps) {
  const { t } = useTranslation('dashboard');
  const [shown, setShown] = useState(move);
  // The question stays while the dialog fades.
  if (move && move !== shown && move.to !== shown?.to) setShown(move);
  const asked = move ?? shown;
  if (!asked) return null;
  const count = asked.numbers.length;
  return (
    <ConfirmDialog
      open={move !== null}
      question={t('bulk.ask', { count, state: t(`state.${asked.to}`) })}
      confirm={t(`action.${asked.to}`)}
      pending={pending}
      onConfirm={() => move && onConfirm(move)}
      onClose={onClose}
    >
      {asked.to === 'approved' && <p>{t('bulk.approveText')}</p>}
      {count < chosen && <p className="text-muted">{t('bulk.others', { count: chosen - count })}</p>}
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-[0.9375rem] font-semibold">
        {asked.numbers.map((number) => (
          <bdi key={number} dir="ltr">
            {number}
          </bdi>
        ))}
      </p>
    </ConfirmDialog>
  );
}
