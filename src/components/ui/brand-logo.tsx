import { brand } from '@config/brands';
import { LOGO_BOX, SPRITE } from '@config/icons';

/** The brand's logo for light backgrounds, from the sprite that every page loads. Where the system chooses the colours it has its own. */
export function BrandLogo({ className }: { className: string }) {
  return (
    <svg
      role="img"
      aria-label={brand.name}
      viewBox={LOGO_BOX}
      className={`forced-colors:bg-white ${className}`}
    >
      <use href={`${SPRITE}#logo`} />
    </svg>
  );
}
