import { Link } from '@/components/ui/link';
import { useState, type ReactNode } from 'react';
import { packPath } from '@config/routes';
import type { ProductCard as Product, Variation } from '@/contract/schemas/catalog';
import { PictureImage } from '@/components/ui/picture-image';
import { cardPack, type WantedPack } from '@/features/catalog/pack-choice';
import { PriceLabel } from '@/features/catalog/price-label';
import { CardLevels } from './card-levels';
import { PackChips } from './pack-chips';
import { ProductRating } from '@/features/catalog/reviews/product-rating';
import { QuickViewButton } from './quick-view-button';
import { SaleTag } from './sale-tag';

interface ProductCardProps {
  product: Product;
  /** Actions for the chosen pack; the cart is another feature. */
  action?: (variation: Variation) => ReactNode;
  /** Other actions, such as favourite or compare, in the corner of the picture. */
  tools?: ReactNode;
  /** True for cards above the fold. */
  priority?: boolean;
  /** True on a shelf of four a row on a tablet too, where three are usual: its picture is smaller. */
  inFours?: boolean;
  /** What the list asks of packs: the card opens with such a one. */
  wanted?: WantedPack;
  /** The title as an element, such as with highlighted words of a search. */
  shownTitle?: ReactNode;
  /** The card was chosen: its link was followed. */
  onOpen?: () => void;
  /** SKU of the pack that a search named: the card and its page open with it. */
  pack?: string;
}

/** Between species and line. A phone's card has no room for the line, which most titles begin with. */
const LINE_DOT = ' · ';

/** A jar is smaller than a sack beside it, on the same ground: pictures fill their square. */
function standOf(pack: Variation | undefined, inFours: boolean): { className: string; sizes: string } {
  const grams = pack?.weightGrams ?? Infinity;
  const sizes = `(min-width: 1280px) 260px, ${inFours ? '' : '(min-width: 1024px) 20vw, '}(min-width: 768px) ${inFours ? 20 : 26}vw, 39vw`;
  if (grams >= 15_000) return { className: 'h-auto w-[88%]', sizes };
  if (grams >= 3_000) return { className: 'h-auto w-[78%] translate-y-[6%]', sizes };
  return {
    className: 'h-auto w-[68%] translate-y-[13%]',
    sizes: `(min-width: 1280px) 200px, ${inFours ? '' : '(min-width: 1024px) 15.5vw, '}(min-width: 768px) ${inFours ? 15.5 : 20}vw, 30vw`,
  };
}

/** A product in a list. The whole card is clickable; for assistive technology there is one link. */
export function ProductCard({
  product,
  action,
  tools,
  priority,
  inFours = false,
  wanted,
  shownTitle = product.displayInfo.title,
  pack,
  onOpen,
}: ProductCardProps) {
  const [selected, setSelected] = useState(
    () => product.variations.find(({ sku }) => sku === pack) ?? cardPack(product.variations, wanted),
  );
  if (!selected) return null;
  // What the list asked for is what the page shows first.
  const asked = wanted && selected !== product.variations[0] ? selected.sku : undefined;
  const [species, ...line] = product.displayInfo.line.split(LINE_DOT);
  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-raised text-ink transition-shadow hover:shadow-high">
      <div className="tile relative grid aspect-[1/.92] place-items-center">
        <div className="absolute start-2 top-2 md:start-3 md:top-3">
          <SaleTag price={selected.price} salePrice={selected.salePrice} />
        </div>
        {product.picture && (
          <PictureImage
            picture={product.picture}
            alt=""
            priority={priority}
            widest={480}
            {...standOf(product.variations[0], inFours)}
          />
        )}
        {tools && <div className="absolute end-1.5 top-1.5 z-1 flex flex-col gap-1">{tools}</div>}
        <QuickViewButton slug={product.slug} title={product.displayInfo.title} />
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-3 lg:px-4">
        <p className="text-sm leading-snug wrap-anywhere text-muted max-md:line-clamp-1">
          {species}
          {line.length > 0 && <span className="max-md:hidden">{['', ...line].join(LINE_DOT)}</span>}
        </p>
        <h3
          className="line-clamp-3 text-base leading-[1.22] wrap-anywhere hyphens-auto lg:text-lg"
          lang={product.displayInfo.titleLang}
        >
          <Link
            href={packPath(product.slug, pack ?? asked)}
            onClick={onOpen}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-primary"
          >
            {shownTitle}
          </Link>
        </h3>
        <div className="min-h-5">
          <ProductRating rating={product.rating} isBrief />
        </div>
        <PackChips variations={product.variations} selectedId={selected.id} onSelect={setSelected} />
        {process.env.SELLS_BY !== 'cart' && product.mainLevels ? (
          <CardLevels levels={product.mainLevels} />
        ) : (
          <PriceLabel variation={selected} />
        )}
        {action && <div className="relative z-1 mt-1.5">{action(selected)}</div>}
      </div>
    </article>
  );
}
