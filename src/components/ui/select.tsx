import type { ComponentProps } from 'react';
import { controlStyle } from './control-style';

/** The native select. Put it inside a Field. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={`${controlStyle} select-caret pe-10 ${className}`} />;
}
