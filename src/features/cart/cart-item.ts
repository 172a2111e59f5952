import type { Coupon, FreightOption } from '@/contract/schemas/checkout';
import type { Picture, ProductCard, Variation } from '@/contract/schemas/catalog';
import type { AddressInput } from '@/contract/schemas/address';

/** What the cart stores of a product: enough to show a line and to see whether a coupon applies. */
export interface CartProduct {
  id: string;
  title: string;
  /** Language of `title`, for the `lang` attribute. */
  titleLang: string;
  categories: { id: string; slug: string; name: string }[];
  collectionId: string | null;
}

/** The chosen pack. `pricePerUnit` in reais per kg or litre; `weightGrams` is null in a line of an older visit. */
export interface CartVariation {
  id: string;
  presentation: string;
  size: string;
  pricePerUnit: number;
  unit: 'kg' | 'L';
  weightGrams: number | null;
}

/** A line of the cart (docs/rules.md, Cart). `id` is the variation's; prices in reais. */
export interface CartItem {
  id: string;
  product: CartProduct;
  variations: CartVariation;
  slug: string;
  image: Picture | null;
  price: number;
  sale_price: number | null;
  quantity: number;
}

export type CartLine = Omit<CartItem, 'quantity'>;
export interface CartCoupon extends Coupon {
  /** The shop refused it at its last answer, whatever the cart holds: it takes nothing off. */
  isRefused?: boolean;
}

/** The known part of the delivery address: the CEP first, the rest when the form is complete. */
export type DeliveryAddress = Partial<AddressInput> & { postalCode: string };
export type SelectedFrete = FreightOption;

/** The cart line of a pack of a product. */
export function toCartLine(product: ProductCard, variation: Variation): CartLine {
  const { id, presentation, size, pricePerUnit, unit, weightGrams } = variation;
  return {
    id,
    product: {
      id: product.id,
      title: product.displayInfo.title,
      titleLang: product.displayInfo.titleLang,
      categories: product.categories.map((category) => ({
        id: category.id,
        slug: category.slug,
        name: category.name,
      })),
      collectionId: product.collectionId,
    },
    variations: { id, presentation, size, pricePerUnit, unit, weightGrams },
    slug: product.slug,
    image: product.picture,
    price: variation.price,
    sale_price: variation.salePrice,
  };
}
