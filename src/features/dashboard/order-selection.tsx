import type { RowSelectionState } from '@tanstack/react-table';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ComponentProps } from 'react';
import { OrderBulk } from './order-bulk';
import { OrderTable } from './order-table';

interface OrderSelectionProps extends ComponentProps<typeof OrderTable> {
  /** Rows can be chosen to be moved together. */
  canChoose: boolean;
}

/** A list of orders of which several can be chosen and moved at once. */
export function OrderSelection({ canChoose, ...table }: OrderSelectionProps) {
  const { t } = useTranslation('dashboard');
  const [selected, setSelected] = useState<RowSelectionState>({});
  const chosen = (table.orders ?? []).filter(({ number }) => selected[number]);
  return (
    <>
      <OrderTable
        {...table}
        selection={
          canChoose
            ? {
                selected,
                onSelect: setSelected,
                allLabel: t('bulk.all'),
                rowLabel: ({ number }) => t('bulk.one', { number }),
              }
            : undefined
        }
      />
      {canChoose && (
        <OrderBulk
          orders={chosen}
          onClear={() => setSelected({})}
          onMoved={(numbers) =>
            setSelected((before) =>
              Object.fromEntries(Object.entries(before).filter(([number]) => !numbers.includes(number))),
            )
          }
        />
      )}
    </>
  );
}
