import type { ProductCard } from '@/contract/schemas/catalog';
import type { WantedPack } from '@/features/catalog/pack-choice';
import { ProductLine } from '@/features/catalog/card/product-line';
import { BuyOrQuote } from './buy-or-quote';

interface ProductLinesProps {
  products: readonly ProductCard[];
  /** True for a list in the order of a rank: its lines are numbered. */
  isRanked?: boolean;
  /** What the list asks of packs. */
  wanted?: WantedPack;
}

/** Products as lines of a price list, two columns of them on a wide screen. */
export function ProductLines({ products, isRanked = false, wanted }: ProductLinesProps) {
  const List = isRanked ? 'ol' : 'ul';
  return (
    <List className="grid gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-2">
      {products.map((product, index) => (
        <li key={product.id} className="bg-raised lg:last:odd:col-span-2">
          <ProductLine
            product={product}
            rank={isRanked ? index + 1 : undefined}
            wanted={wanted}
            action={(variation) => <BuyOrQuote product={product} variation={variation} variant="line" />}
          />
        </li>
      ))}
    </List>
  );
}
