import { create } from 'qrcode';

const QUIET_ZONE = 4;

/** Dark modules as one path of unit squares. */
function planPath(text: string) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const path = Array.from({ length: size * size }, (_, index) => index)
    .filter((index) => modules.data[index])
    .map((index) => `M${(index % size) + QUIET_ZONE} ${Math.floor(index / size) + QUIET_ZONE}h1v1h-1z`)
    .join('');
  return { path, side: size + 2 * QUIET_ZONE };
}

/** A QR code as SVG, black on white in every theme so that any camera reads it. Loaded only where one is shown. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { path, side } = planPath(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
