import type { Product } from '@/contract/schemas/catalog';

export type GalleryItem = Product['mediaSet']['gallery'][number];

/**
 * The pictures of the lightbox: those that are marked for it and the touched one, in the order of the gallery; all of the
 * page when none is marked.
 */
export function enlargedPictures(items: readonly GalleryItem[], touched: GalleryItem): GalleryItem[] {
  const isMarked = items.some((item) => item.showOnInnerGallery);
  return items.filter((item) =>
    isMarked ? item.showOnInnerGallery || item === touched : item.showOnDetailsGallery,
  );
}
