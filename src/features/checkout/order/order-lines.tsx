import { Money } from '@/components/ui/money';
import { PackText } from '@/components/ui/text/pack-text';
import { UnitPrice } from '@/components/ui/unit-price';
import { PictureImage } from '@/components/ui/picture-image';
import type { QuoteLine } from '@/contract/schemas/checkout';

type Line = Pick<QuoteLine, 'variationId' | 'title' | 'presentation' | 'quantity' | 'total' | 'picture'> & {
  titleLang: string;
};

/** Reais per kilogram or litre, and the price of the pack. */
export interface PriceOfUnit {
  value: number;
  unit: string;
  price: number;
}

interface OrderLinesProps {
  lines: readonly Line[];
  /** By pack; a pack without one shows none. */
  unitPrices?: ReadonlyMap<string, PriceOfUnit>;
}

/** What is bought: picture, name, packs, price. */
export function OrderLines({ lines, unitPrices }: OrderLinesProps) {
  return (
    <ul>
      {lines.map(({ variationId, title, titleLang, presentation, quantity, total, picture }) => {
        const unitPrice = unitPrices?.get(variationId);
        return (
          <li
            key={variationId}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 break-inside-avoid"
          >
            <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded bg-tile print:hidden">
              {picture && <PictureImage picture={picture} sizes="64px" alt="" className="h-auto w-[94%]" />}
            </span>
            <span className="min-w-0 flex-[1_1_4rem] leading-snug">
              <b lang={titleLang}>{title}</b>
              <br />
              <span className="text-sm text-muted">
                {quantity} × <PackText presentation={presentation} />
                {unitPrice && <UnitPrice {...unitPrice} before=" · " />}
              </span>
            </span>
            <Money value={total} className="ms-auto font-bold" />
          </li>
        );
      })}
    </ul>
  );
}
