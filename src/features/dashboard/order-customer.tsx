import type { OrderSummary } from '@/contract/schemas/orders';

/** Who ordered and from where, in two short lines. */
export function OrderCustomer({ fullName, city, state }: OrderSummary['customer']) {
  return (
    <span className="min-w-0 leading-tight">
      <span dir="auto" className="block truncate rtl:text-end lg:max-w-40 print:max-w-36">
        {fullName}
      </span>
      {city && (
        <span className="block text-sm text-muted print:text-[length:inherit]">
          {city}
          {state && `/${state}`}
        </span>
      )}
    </span>
  );
}
