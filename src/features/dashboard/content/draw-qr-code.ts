import { create } from 'qrcode';

const QUIET_ZONE = 4;

/** A QR code as an SVG file: sharp at any size it is printed in, black on white so that any camera reads it. */
export function drawQrCode(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  const side = size + 2 * QUIET_ZONE;
  const path = Array.from({ length: size * size }, (_, index) => index)
    .filter((index) => data[index])
    .map((index) => `M${(index % size) + QUIET_ZONE} ${Math.floor(index / size) + QUIET_ZONE}h1v1h-1z`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`;
}
