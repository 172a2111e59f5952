import type { Picture } from '@/contract/schemas/catalog';

/** A picture this shop stored, or one somebody else serves. */
const SOURCE =
  /^(?:\/media\/[a-z0-9][a-z0-9-]{0,180}-\d{2,5}\.(?:avif|webp|jpg)|https:\/\/[^\s<>"'`\\]{3,500})$/;
const COLOR = /^#[0-9a-f]{6}$/i;
const LONGEST_ALT = 300;
const LONGEST_SIDE = 30_000;

const isSide = (value: number) => value >= 1 && value <= LONGEST_SIDE;

/** Whether a picture may stand beside an article: from `/media` or https, with facts a page can use. */
export function isShowablePicture({ srcUrl, alt, width, height, widths, color }: Picture): boolean {
  return (
    SOURCE.test(srcUrl) &&
    alt.length <= LONGEST_ALT &&
    !/[\0\p{Surrogate}]/u.test(alt) &&
    [width, height, ...widths].every(isSide) &&
    widths.length >= 1 &&
    widths.length <= 12 &&
    COLOR.test(color)
  );
}
