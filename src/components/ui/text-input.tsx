import type { ComponentProps } from 'react';
import { controlStyle } from './control-style';

/** One-line text control. Put it inside a Field. */
export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={`${controlStyle} ${className}`} />;
}
