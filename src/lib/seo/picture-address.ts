import type { Picture } from '@/contract/schemas/catalog';

/** The widest stored file of a picture, `/media/…`: search engines and previews want it large. */
export const widestPicture = ({ srcUrl, widths }: Pick<Picture, 'srcUrl' | 'widths'>): string =>
  widths.length === 0 ? srcUrl : srcUrl.replace(/-\d+\.webp$/, `-${Math.max(...widths)}.webp`);

export interface SizedPicture {
  path: string;
  width: number;
  height: number;
}

/** The widest stored file with its own size, which is never the original's. */
export function sizedPicture(picture: Pick<Picture, 'srcUrl' | 'widths' | 'width' | 'height'>): SizedPicture {
  const path = widestPicture(picture);
  const width = Math.max(...picture.widths, 0) || picture.width;
  return { path, width, height: Math.round((width * picture.height) / picture.width) };
}
