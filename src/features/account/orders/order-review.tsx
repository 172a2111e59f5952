import { useTranslation } from 'next-i18next/pages';
import { productPath } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import type { Order } from '@/contract/schemas/orders';
import { lineTitle } from '@/lib/line-title';

/** Asks for a review of each product that was delivered; not of what goes back. */
export function OrderReview({ order }: { order: Pick<Order, 'state' | 'lines' | 'withdrawal'> }) {
  const { t, i18n } = useTranslation('account');
  if (order.state !== 'delivered' || order.withdrawal.requestedAt !== null) return null;
  const products = [...new Map(order.lines.map((line) => [line.productId, line])).values()];
  return (
    <Panel className="print:hidden">
      <h2 className="text-xl">{t('order.review')}</h2>
      <p className="mt-1 mb-3 text-muted">{t('order.reviewText')}</p>
      <ul className="flex flex-wrap gap-2.5">
        {products.map((line) => (
          <li key={line.productId} className="min-w-0">
            <ButtonLink href={`${productPath(line.slug)}#avaliacoes`} tone="outline" size="sm">
              <Icon name="star" />
              {t('order.reviewOne', { title: lineTitle(line, i18n.language).title })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
