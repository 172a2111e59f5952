import { describe, expect, it } from 'vitest';
import { enlargedPictures, type GalleryItem } from './enlarged-pictures';

const makeItem = (alt: string, showOnDetailsGallery: boolean, showOnInnerGallery: boolean): GalleryItem => ({
  srcUrl: `/media/${alt}-480.webp`,
  alt,
  width: 1000,
  height: 1000,
  widths: [480],
  color: '#cccccc',
  showOnThumbnail: false,
  showOnDetailsGallery,
  showOnInnerGallery,
});
const names = (items: readonly GalleryItem[], touched: GalleryItem) =>
  enlargedPictures(items, touched).map(({ alt }) => alt);

describe('enlargedPictures', () => {
  const front = makeItem('front', true, true);
  const back = makeItem('back', true, false);
  const label = makeItem('label', false, true);
  const hidden = makeItem('hidden', false, false);

  it('are the marked ones, in the order of the gallery', () => {
    expect(names([label, hidden, back, front], front)).toEqual(['label', 'front']);
  });

  it('include the touched picture, marked or not', () => {
    expect(names([front, back, label], back)).toEqual(['front', 'back', 'label']);
  });

  it('are all of the page when none is marked', () => {
    expect(names([back, hidden], back)).toEqual(['back']);
  });
});
