import type { ReactNode } from 'react';
import type { ProductCard as Product, SearchReading } from '@/contract/schemas/catalog';
import { countClick } from '@/features/catalog/card/count-choice';
import type { WantedPack } from '@/features/catalog/pack-choice';
import { ProductCard } from '@/features/catalog/card/product-card';
import { ProductTools } from '@/screens/product/product-tools';
import { BuyOrQuote } from './buy-or-quote';

/** Renders a title as an element, such as with highlights. */
export type ShowTitle = (title: string) => ReactNode;

interface ProductTileProps {
  product: Product;
  priority?: boolean;
  /** True on a shelf of four a row on a tablet. */
  inFours?: boolean;
  /** What the list asks of packs. */
  wanted?: WantedPack;
  /** How its search was interpreted. */
  reading?: SearchReading | null;
  /** That search as typed. */
  q?: string;
  showTitle?: ShowTitle;
}

/** A product card with its cart button, or the button of its quote for a brand without a cart. */
export function ProductTile({ product, priority, inFours, wanted, reading, q, showTitle }: ProductTileProps) {
  return (
    <ProductCard
      product={product}
      priority={priority}
      inFours={inFours}
      wanted={wanted}
      shownTitle={showTitle?.(product.displayInfo.title)}
      pack={reading?.packs.find(({ productId }) => productId === product.id)?.sku}
      onOpen={q ? () => countClick(q, product.id) : undefined}
      tools={<ProductTools product={product} variant="card" />}
      action={(variation) => <BuyOrQuote product={product} variation={variation} variant="card" q={q} />}
    />
  );
}
