import type { ComponentProps } from 'react';
import { controlStyle } from './control-style';

/** The platform's own select: the best one on a phone. Put it inside a Field. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={`${controlStyle} ${className}`} />;
}
