import type { ReactNode } from 'react';
import { productPath } from '@config/routes';
import { Link } from '@/components/ui/link';
import { PictureImage } from '@/components/ui/picture-image';
import type { ProductCard as Product, Variation } from '@/contract/schemas/catalog';
import { cardPack, type WantedPack } from '@/features/catalog/pack-choice';
import { PriceLabel, type LabelLook } from '@/features/catalog/price-label';
import { CardLevels } from './card-levels';
import { SaleTag } from './sale-tag';

/** The price in a line: as on a card, a little smaller. */
const LINE: LabelLook = { box: '', price: 'text-lg font-extrabold', pix: '', measures: 'text-sm' };

interface ProductLineProps {
  product: Product;
  /** Its place in a list that is ordered by rank, from 1. */
  rank?: number;
  /** What the list asks of packs: the line is of such a one. */
  wanted?: WantedPack;
  /** The action for that pack; the cart is another feature. */
  action: (variation: Variation) => ReactNode;
}

/** A product as one line of a list: one pack, its price, one action. The whole line is clickable. */
export function ProductLine({ product, rank, wanted, action }: ProductLineProps) {
  const pack = cardPack(product.variations, wanted);
  if (!pack) return null;
  return (
    <article className="relative flex h-full items-center gap-3 px-3 py-2.5 md:gap-4 md:px-5 md:py-3.5">
      {/* The list has its numbers for a screen reader. */}
      {rank !== undefined && (
        <span
          aria-hidden="true"
          className="num text-2xl leading-none text-primary max-md:absolute max-md:self-start md:text-4xl"
        >
          {rank}
        </span>
      )}
      <div className="tile grid size-18 shrink-0 place-items-center rounded-md max-md:self-start md:size-26">
        {product.picture && (
          <PictureImage
            picture={product.picture}
            alt=""
            widest={480}
            sizes="(min-width: 768px) 96px, 66px"
            className="h-auto w-11/12"
          />
        )}
      </div>
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_11.5rem] md:items-center">
        <div className="min-w-0">
          <h3 className="leading-tight wrap-anywhere lg:text-lg" lang={product.displayInfo.titleLang}>
            <Link
              href={productPath(product.slug)}
              className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-primary"
            >
              {product.displayInfo.title}
            </Link>
          </h3>
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <bdi dir="ltr">{pack.size}</bdi>
            <SaleTag price={pack.price} salePrice={pack.salePrice} />
          </p>
        </div>
        {process.env.SELLS_BY !== 'cart' && product.mainLevels ? (
          <CardLevels levels={product.mainLevels} />
        ) : (
          <PriceLabel variation={pack} look={LINE} />
        )}
      </div>
      <div className="relative z-1 shrink-0">{action(pack)}</div>
    </article>
  );
}
