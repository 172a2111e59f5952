import { ICONS_ADDRESS } from '@config/icons';

interface IconProps {
  /** A symbol of public/icons.svg (scripts/icons.mjs). */
  name: string;
  className?: string;
  /** Arrows and carets mirror in right-to-left languages. */
  mirrored?: boolean;
}

/** A decorative icon; the name for assistive technology belongs to the control around it. */
export function Icon({ name, className = 'size-5', mirrored }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={`inline-block shrink-0 fill-current ${mirrored ? 'flip-rtl' : ''} ${className}`}
    >
      <use href={`${ICONS_ADDRESS}#${name}`} />
    </svg>
  );
}
