import { useTranslation } from 'next-i18next/pages';
import { useState, type ComponentProps } from 'react';
import dynamic from 'next/dynamic';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { ListFiltersPanel } from '@/features/catalog/list/list-filters-panel';
import { countFilters } from '@/features/catalog/list/product-list-url';

const ProductListDrawer = dynamic(
  () => import('./product-list-drawer').then((module) => module.ProductListDrawer),
  { ssr: false, loading: () => null },
);

type PanelProps = ComponentProps<typeof ListFiltersPanel>;

/** The filters beside the list, on a wide screen. */
export function ProductListFilters(panel: PanelProps) {
  const { t } = useTranslation('catalog');
  return (
    <aside aria-label={t('filters.title')} className="max-lg:hidden">
      <h2 className="sr-only">{t('filters.title')}</h2>
      <ListFiltersPanel {...panel} />
    </aside>
  );
}

/** The button that opens the filters in a drawer, on a narrow screen. */
export function ProductListFilterButton({ total, ...panel }: PanelProps & { total: number }) {
  const { t } = useTranslation('catalog');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const count = countFilters(panel.filters);
  return (
    <>
      <Button
        tone="outline"
        size="sm"
        className="min-h-12 min-w-[min(8rem,100%)] flex-1 lg:hidden"
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <Icon name="filter" /> {t('filters.title')}
        {count > 0 && (
          <span className="num min-w-6 rounded-full bg-primary px-1.5 text-sm text-white">{count}</span>
        )}
      </Button>
      {wasOpened && (
        <ProductListDrawer {...panel} total={total} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
