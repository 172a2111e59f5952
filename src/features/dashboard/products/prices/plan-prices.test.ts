import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UpdateProductBody } from '@/contract/schemas/managed-products';
import { makeManagedPack, makeManagedProduct } from '@/testing/make-managed-product';
import { MOST_PERCENT, planPercent, withPrices } from './plan-prices';

const cents = fc.integer({ min: 1, max: 9_999_999 }).map((value) => value / 100);
const percents = fc.integer({ min: -MOST_PERCENT * 10, max: MOST_PERCENT * 10 }).map((value) => value / 10);

describe('prices changed by percent', () => {
  it('are rounded to the cent, the sale price too', () => {
    const product = makeManagedProduct({
      variations: [makeManagedPack({ price: 149.9, salePrice: 139.99 })],
    });
    expect(planPercent(product, 5)[0]?.after).toEqual({ price: 157.4, salePrice: 146.99 });
    expect(planPercent(product, -10)[0]?.after).toEqual({ price: 134.91, salePrice: 125.99 });
  });

  it('stay as they are by nothing', () => {
    fc.assert(
      fc.property(cents, (price) => {
        const [plan] = planPercent({ variations: [makeManagedPack({ price })] }, 0);
        expect(plan?.after).toEqual(plan?.before);
      }),
    );
  });

  it('are always whole cents within half a cent of the exact share', () => {
    fc.assert(
      fc.property(cents, percents, (price, percent) => {
        const [plan] = planPercent({ variations: [makeManagedPack({ price })] }, percent);
        const after = (plan?.after.price ?? NaN) * 100;
        expect(Math.abs(after - Math.round(after))).toBeLessThan(1e-6);
        expect(Math.abs(after - price * (100 + percent))).toBeLessThan(0.51);
      }),
    );
  });

  it('are possible only where the contract takes them', () => {
    fc.assert(
      fc.property(cents, fc.option(cents), percents, (price, sale, percent) => {
        const salePrice = sale !== null && sale < price ? sale : null;
        const product = makeManagedProduct({ variations: [makeManagedPack({ price, salePrice })] });
        const plans = planPercent(product, percent);
        const variations = withPrices(product, (id) => plans.find((plan) => plan.id === id)?.after);
        if (plans.every(({ isPossible }) => isPossible))
          expect(UpdateProductBody.safeParse({ version: 1, variations }).success).toBe(true);
      }),
    );
  });
});

it('an update of prices names every pack, and the stock of none', () => {
  const product = makeManagedProduct({
    variations: [makeManagedPack(), makeManagedPack({ id: 'b', sku: 'B' })],
  });
  const variations = withPrices(product, (id) => (id === 'b' ? { price: 9, salePrice: null } : undefined));
  expect(variations).toMatchObject([
    { id: 'sal-30kg', price: 149.9 },
    { id: 'b', price: 9 },
  ]);
  expect(variations?.every((pack) => !('stock' in pack))).toBe(true);
});
