import type { Ref } from 'react';
import { formatBRL } from '@/lib/money';

interface MoneyProps {
  /** Reais. */
  value: number;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** A price: always BRL in pt-BR form and left-to-right, whatever the language. */
export function Money({ value, className = '', ref }: MoneyProps) {
  return (
    <bdi ref={ref} dir="ltr" className={`num whitespace-nowrap ${className}`}>
      {formatBRL(value)}
    </bdi>
  );
}
