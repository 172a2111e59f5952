import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ComponentProps } from 'react';
import dynamic from 'next/dynamic';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { ListFiltersPanel } from '@/features/catalog/list/list-filters-panel';
import { CodeProgress } from '@/shell/progress';
import { searchAction } from '@/lib/search-action';
import { countFilters } from '@/features/catalog/list/product-list-url';

const ProductListDrawer = dynamic(
  () => import('./product-list-drawer').then((module) => module.ProductListDrawer),
  { ssr: false, loading: CodeProgress },
);

/** Where the filters stand in the page. */
const PLACE = 'filtros';

type PanelProps = ComponentProps<typeof ListFiltersPanel>;

/** The filters beside the list on a wide screen; above it on a narrow one where the address names them. */
export function ProductListFilters({ form, ...panel }: PanelProps & { form?: string }) {
  const { t } = useTranslation('catalog');
  const { locale } = useRouter();
  return (
    <aside id={PLACE} aria-label={t('filters.title')} className="scroll-mt-24 max-lg:not-target:hidden">
      <h2 className="sr-only">{t('filters.title')}</h2>
      <ListFiltersPanel {...panel} form={form} formAction={form && searchAction(locale)} />
    </aside>
  );
}

/**
 * The button that opens the filters in a drawer, on a narrow screen. Without a script a link leads to those of the page;
 * a button that submits would be the form's first, which Enter in a price presses.
 */
export function ProductListFilterButton({
  total,
  form,
  ...panel
}: PanelProps & { total: number; form?: string }) {
  const { t } = useTranslation('catalog');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const count = countFilters(panel.filters);
  const className = 'min-h-12 min-w-[min(8rem,100%)] flex-1 lg:hidden';
  const label = (
    <>
      <Icon name="filter" /> {t('filters.title')}
      {count > 0 && (
        <span className="num min-w-6 rounded-full bg-primary px-1.5 text-sm text-white">{count}</span>
      )}
    </>
  );
  return (
    <>
      <Button
        tone="outline"
        size="sm"
        className={className}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {form && (
        <noscript data-limited="">
          {typeof window === 'undefined' && (
            <a href={`#${PLACE}`} className={buttonStyle('outline', 'sm', className)}>
              {label}
            </a>
          )}
        </noscript>
      )}
      {wasOpened && (
        <ProductListDrawer {...panel} total={total} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
