import type { ComponentProps } from 'react';
import type { IconName } from '@config/icons';
import { Icon } from './icon';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** The accessible name of the button. */
  label: string;
}

/** A 44 px square button with an icon and an accessible name. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={`grid size-11 shrink-0 place-items-center rounded text-primary hover:bg-primary-soft ${className}`}
    >
      <Icon name={icon} className="size-6" />
    </button>
  );
}
