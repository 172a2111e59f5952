import { formatBRL } from '@/lib/money';

interface MoneyProps {
  /** Reais. */
  value: number;
  className?: string;
}

/** A price: always BRL in pt-BR form and left-to-right, whatever the language. */
export function Money({ value, className = '' }: MoneyProps) {
  return (
    <bdi dir="ltr" className={`num whitespace-nowrap ${className}`}>
      {formatBRL(value)}
    </bdi>
  );
}
