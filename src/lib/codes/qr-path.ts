import { create } from 'qrcode';

const QUIET_ZONE = 4;

/** The dark modules of a QR code as one path of unit squares, and the side of the square that it is drawn in. */
export function planQrPath(text: string): { path: string; side: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const path = Array.from({ length: size * size }, (_, index) => index)
    .filter((index) => modules.data[index])
    .map((index) => `M${(index % size) + QUIET_ZONE} ${Math.floor(index / size) + QUIET_ZONE}h1v1h-1z`)
    .join('');
  return { path, side: size + 2 * QUIET_ZONE };
}
