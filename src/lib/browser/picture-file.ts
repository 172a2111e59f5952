type PictureFormat = 'avif' | 'webp';

/** Address of a stored picture at one of its widths: files are `<base>-<width>.<format>` (contract, Picture). */
export const pictureFile = (srcUrl: string, width: number, format: PictureFormat): string =>
  `${srcUrl.replace(/-\d+\.webp$/, '')}-${String(width)}.${format}`;
