import type { ProductCard } from '@/contract/schemas/catalog';
import { ProductTile } from './product-tile';

/** Cards that are laid out with their list; the others when they come near. */
const NEAR_COUNT = 4;

interface ProductGridProps {
  products: readonly ProductCard[];
  /** How many cards are seen before scrolling. */
  priorityCount?: number;
  /** Columns on wide screens: four on shelves, three beside filters. */
  columns?: 3 | 4;
  /** True where offers are listed: each card opens with the pack that is on offer. */
  showsOffers?: boolean;
}

/** Product cards in rows: two a row on a phone, one where large text needs the room. */
export function ProductGrid({ products, priorityCount = 0, columns = 4, showsOffers }: ProductGridProps) {
  return (
    <ul
      className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,34%)),1fr))] gap-3 md:grid-cols-3 md:gap-5 ${columns === 4 ? 'lg:grid-cols-4' : ''}`}
    >
      {products.map((product, index) => (
        <li
          // A card chooses its pack when it appears.
          key={showsOffers ? `${product.id} offer` : product.id}
          className={`min-w-0 ${index < NEAR_COUNT ? '' : 'far [--far:35rem] md:[--far:37rem]'}`}
        >
          <ProductTile product={product} priority={index < priorityCount} showsOffer={showsOffers} />
        </li>
      ))}
    </ul>
  );
}
