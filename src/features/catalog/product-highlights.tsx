import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/icon';
import type { Product } from '@/contract/schemas/catalog';
import { textLang } from '@/lib/texts/text-lang';

/** The title of a section of the details. */
export const HEADING = 'seam mb-3 w-fit text-[1.375rem]';

interface ProductHighlightsProps {
  product: Pick<Product, 'displayInfo' | 'untranslated'>;
  className?: string;
}

/** The product in a few lines. */
export function ProductHighlights({ product, className }: ProductHighlightsProps) {
  const { t } = useTranslation('product');
  if (product.displayInfo.highlights.length === 0) return null;
  return (
    <section className={className}>
      <h2 className={HEADING}>{t('details.summary')}</h2>
      <ul className="grid gap-2" lang={textLang(product.untranslated, 'highlights')}>
        {product.displayInfo.highlights.map((highlight) => (
          <li key={highlight} className="flex gap-2.5 wrap-anywhere">
            <Icon name="check-circle" className="mt-0.5 size-5 text-ok" /> {highlight}
          </li>
        ))}
      </ul>
    </section>
  );
}
