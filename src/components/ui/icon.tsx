import { SPRITE, type IconName } from '@config/icons';

interface IconProps {
  name: IconName;
  className?: string;
  /** Arrows and carets mirror in right-to-left languages. */
  mirrored?: boolean;
}

/** A decorative icon; the control around it has the accessible name. */
export function Icon({ name, className = 'size-5', mirrored }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={`inline-block shrink-0 fill-current ${mirrored ? 'flip-rtl' : ''} ${className}`}
    >
      <use href={`${SPRITE}#${name}`} />
    </svg>
  );
}
