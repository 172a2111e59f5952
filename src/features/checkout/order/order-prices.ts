import { brand } from '@config/brands';
import type { Installment, PaymentMethod } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';
import { planInstallments } from '@/lib/pricing/installments';
import { fractionOfCents, fromCents, toCents } from '@/lib/money';

/** What an order costs by each way to pay, and its parts by card; reais. The shop plans the same when it is paid. */
export function priceOrder({ subtotal, discount, freight }: Order['totals']): {
  amounts: Record<PaymentMethod, number>;
  installments: Installment[];
} {
  const { commerce } = brand;
  const goods = toCents(subtotal) - toCents(discount);
  const total = goods + toCents(freight);
  return {
    amounts: {
      pix: fromCents(total - fractionOfCents(goods, commerce.pixDiscount)),
      credit_card: fromCents(total),
      boleto: fromCents(total),
    },
    installments: planInstallments(total, commerce).map((choice) => ({
      count: choice.count,
      value: fromCents(choice.valueCents),
      total: fromCents(choice.totalCents),
      monthlyRate: choice.monthlyRate,
      annualRate: choice.annualRate,
    })),
  };
}
