import { planQrPath } from '@/lib/codes/qr-path';

/** A QR code as SVG, black on white in every theme so that any camera reads it. Loaded only where one is shown. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { path, side } = planQrPath(text);
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
