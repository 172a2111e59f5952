import { useTranslation } from 'next-i18next/pages';
import { Notice } from '@/components/ui/notice';
import type { Order } from '@/contract/schemas/orders';
import { formatBRL } from '@/lib/money';
import type { EndingState } from './ending-state';
import { planEnding } from './plan-ending';

/** What ending an order does to the money and the goods, said before it is done. */
export function EndingNotice({ order, to }: { order: Order; to: EndingState }) {
  const { t } = useTranslation('dashboard');
  const { money, amount, stock } = planEnding(order, to);
  if (!money && !stock) return null;
  return (
    <Notice tone="info">
      {money && <p>{t(`confirm.money.${money}`, { amount: formatBRL(amount) })}</p>}
      {stock && <p>{t(`confirm.stock.${stock}`)}</p>}
    </Notice>
  );
}
