import { brand } from '@config/brands';
import { FreightMeter } from '@/components/ui/freight-meter';
import { CartLineRow } from '@/features/cart/cart-line-row';
import { makeCartLine } from '@/features/cart/make-cart-line';
import { toQuoteLine } from '@/features/quotes/quote-line';
import { QuoteLineRow } from '@/features/quotes/quote-line-row';
import { planFreeFreight } from '@/lib/pricing/free-freight';
import { EmptyCart } from '@/features/cart/cart-drawer-body';
import { Group, Piece } from './group';
import { CARDS, CHOICE } from './sample-product';

const { picture: image } = CARDS.plain;
const LINES = [
  { ...makeCartLine({ image }), quantity: 2 },
  { ...makeCartLine({ id: 'v2', image, sale_price: null }), quantity: 1 },
];
const SHORT = { variationId: 'v2', code: 'LESS_STOCK', available: 3 } as const;

/** Goods in centavos, weight and state: nothing known, on the way, over the limit, elsewhere. */
const LOADS = [
  [12_500, null, null],
  [30_000, 90_000, null],
  [60_000, 90_000, 'MG'],
  [60_000, 260_000, 'SP'],
  [60_000, 90_000, 'AM'],
] as const;

/** The lines of a cart or of a quote, and what is missing for free freight. */
export function Lines() {
  return (
    <Group name="Lines">
      {brand.cartEnabled && (
        <Piece name="CartLineRow" className="grid">
          <ul className="grid md:grid-cols-2 md:gap-5">
            {LINES.map((item, index) => (
              <CartLineRow
                key={item.id}
                item={item}
                stock={index === 0 ? 50 : SHORT.available}
                warning={index === 0 ? undefined : SHORT}
                onGone={() => undefined}
              />
            ))}
          </ul>
        </Piece>
      )}
      {!brand.cartEnabled && (
        <Piece name="QuoteLineRow" className="grid">
          <ul className="grid md:grid-cols-2 md:gap-5">
            <QuoteLineRow line={toQuoteLine(CARDS.plain, CHOICE[0], 120)} onRemove={() => undefined} />
          </ul>
        </Piece>
      )}
      <Meters />
      {brand.cartEnabled && (
        <Piece name="EmptyCart" className="grid">
          <EmptyCart />
        </Piece>
      )}
    </Group>
  );
}

function Meters() {
  const standings = LOADS.map(([goodsCents, weightGrams, state]) => ({
    standing: planFreeFreight(brand.commerce.freeFreight, { goodsCents, weightGrams, state }),
    weightGrams,
    state,
  }));
  // A brand that quotes has no free freight.
  if (!brand.commerce.freeFreight) return null;
  return (
    <Piece name="FreightMeter" className="grid gap-3 md:grid-cols-2">
      {standings.map(
        ({ standing, ...load }, index) =>
          standing && (
            <FreightMeter
              key={index}
              standing={standing}
              {...load}
              next={index === 2 ? { name: 'Saco 30 kg', overGrams: 20_000 } : null}
              className="bg-primary-soft px-5 py-3.5"
            />
          ),
      )}
    </Piece>
  );
}
