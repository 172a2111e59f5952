import type { ComponentProps } from 'react';
import { controlStyle } from './control-style';

/** Text of several lines. Put it inside a Field. */
export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...rest} className={`${controlStyle} py-3 ${className}`} />;
}
