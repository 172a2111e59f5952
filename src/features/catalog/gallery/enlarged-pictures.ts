import type { Product } from '@/contract/schemas/catalog';

export type GalleryItem = Product['mediaSet']['gallery'][number];

/**
 * What is swiped through once a picture is enlarged: the ones marked for it and the one that was touched, in the order of
 * the gallery; the page's own where none is marked.
 */
export function enlargedPictures(items: readonly GalleryItem[], touched: GalleryItem): GalleryItem[] {
  const isMarked = items.some((item) => item.showOnInnerGallery);
  return items.filter((item) =>
    isMarked ? item.showOnInnerGallery || item === touched : item.showOnDetailsGallery,
  );
}
