import { Money } from './money';

interface UnitPriceProps {
  /** Reais. */
  value: number;
  unit: string;
}

/** A price per kilogram or litre (CDC, art. 6, XIII): one piece from left to right, whatever the language around it. */
export function UnitPrice({ value, unit }: UnitPriceProps) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      <Money value={value} className="!font-normal" />/{unit}
    </bdi>
  );
}
