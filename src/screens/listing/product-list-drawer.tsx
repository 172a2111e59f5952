import { useTranslation } from 'next-i18next/pages';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { DrawerFrame } from '@/components/ui/overlays/drawer-frame';
import { ListFiltersPanel } from '@/features/catalog/list/list-filters-panel';
import { countFilters, NO_FILTERS } from '@/features/catalog/list/product-list-url';

type ProductListDrawerProps = ComponentProps<typeof ListFiltersPanel> & {
  total: number;
  open: boolean;
  onClose: () => void;
};

/** The filters on a phone: each applies at once, and the button at the bottom says how many products are left. */
export function ProductListDrawer({ total, open, onClose, ...panel }: ProductListDrawerProps) {
  const { t } = useTranslation('catalog');
  const { t: search } = useTranslation('search');
  const { t: common } = useTranslation('common');
  return (
    <DrawerFrame
      open={open}
      onClose={onClose}
      title={t('filters.title')}
      closeLabel={common('actions.close')}
      side="start"
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
        <ListFiltersPanel {...panel} />
      </div>
      <div className="grid gap-2 border-t border-line bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button onClick={onClose}>{search('filters.results', { count: total })}</Button>
        {countFilters(panel.filters) > 0 && (
          <Button tone="quiet" size="sm" onClick={() => panel.onChange(NO_FILTERS)}>
            {t('filters.clear')}
          </Button>
        )}
      </div>
    </DrawerFrame>
  );
}
