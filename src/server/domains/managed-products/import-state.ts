import type { VariationContent } from '@/contract/schemas/managed-products';

/** What the import may change of a product. */
export interface ImportedProduct {
  slug: string;
  title: string;
  lineName: string;
  species: string[];
  brandIds: string[];
  categoryIds: string[];
  published: boolean;
}

/** What the import may change of a pack. */
export interface ImportedPack {
  content: Omit<VariationContent, 'id' | 'stock'>;
  stock: number;
}

export interface ProductState {
  id: string;
  packCount: number;
  /** As it stands in the database; null: it is new. */
  before: ImportedProduct | null;
  now: ImportedProduct;
  /** What the lines of this call said of it, by column: a later line must not take back what an earlier one changed. */
  said: ReadonlyMap<string, unknown>;
}

export interface PackState {
  id: string;
  productId: string;
  position: number;
  /** As it stands in the database; null: it is new. */
  before: ImportedPack | null;
  now: ImportedPack;
}

/** The part of the catalogue a batch is about, as the lines planned up to now leave it. */
export interface ImportState {
  products: Map<string, ProductState>;
  packsBySku: Map<string, PackState>;
  categoriesBySlug: ReadonlyMap<string, { id: string; species: string }>;
}
