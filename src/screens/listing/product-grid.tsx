import { Activity } from 'react';
import type { ProductCard, SearchReading } from '@/contract/schemas/catalog';
import type { WantedPack } from '@/features/catalog/pack-choice';
import { ProductTile, type ShowTitle } from './product-tile';

/** Cards that are laid out with their list; the others when they come into view. */
const ABOVE_FOLD_COUNT = 4;

const COLUMNS = {
  1: 'md:grid-cols-3 lg:grid-cols-1',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-3 lg:grid-cols-4',
};

/** In threes, a shelf of four would leave one alone in the second row of a tablet. */
const IN_FOURS = 'md:grid-cols-4';

const packOf = ({ id }: ProductCard, reading: SearchReading | null | undefined) =>
  reading?.packs.find(({ productId }) => productId === id)?.sku;

interface ProductGridProps {
  products: readonly ProductCard[];
  /** How many cards are above the fold. */
  priorityCount?: number;
  /** Columns on wide screens: four on shelves, three beside filters, one or two beside a title. */
  columns?: 1 | 2 | 3 | 4;
  /** What the list asks of packs: each card opens with such a one. */
  wanted?: WantedPack;
  /** How their search was interpreted. */
  reading?: SearchReading | null;
  /** That search as typed, to count chosen results. */
  q?: string;
  showTitle?: ShowTitle;
  /** True for a shelf that is one row on a phone, which scrolls sideways. */
  inRow?: boolean;
}

/** Product cards in rows: two a row on a phone, one where large text needs the room. */
export function ProductGrid({
  products,
  priorityCount = 0,
  columns = 4,
  wanted,
  reading,
  q,
  showTitle,
  inRow,
}: ProductGridProps) {
  const inFours = columns === 4 && products.length === 4;
  return (
    <ul
      className={`grid ${inRow ? 'max-md:scroll-row [--item:max(9.5rem,44%)]' : 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,34%)),1fr))]'} gap-3 lg:gap-5 ${inFours ? IN_FOURS : COLUMNS[columns]}`}
    >
      {products.map((product, index) => (
        <li
          // A card chooses its pack on mount, so another pack needs another key.
          key={`${product.id}${wanted ? JSON.stringify(wanted) : ''}${packOf(product, reading) ?? ''}`}
          className={`min-w-0 ${index < ABOVE_FOLD_COUNT ? '' : 'below-fold [--intrinsic-height:25rem] md:[--intrinsic-height:29rem] lg:[--intrinsic-height:32rem]'}`}
        >
          <Activity>
            <ProductTile
              product={product}
              priority={index < priorityCount}
              inFours={inFours}
              wanted={wanted}
              reading={reading}
              q={q}
              showTitle={showTitle}
            />
          </Activity>
        </li>
      ))}
    </ul>
  );
}
