import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PackName } from '@/components/ui/text/pack-name';
import type { Order } from '@/contract/schemas/orders';
import { quantityLimits } from '@/features/cart/quantity-limits';
import { formatDecimal } from '@/lib/decimal';
import { lineTitle } from '@/lib/line-title';

/** What became of one line of an order that is bought again. */
export interface BoughtAgain {
  line: Order['lines'][number];
  /** Units that came into the cart. */
  added: number;
  /** Units of the pack that there are; 0 where it cannot be bought now. */
  stock: number;
}

interface BoughtAgainNoticeProps {
  bought: readonly BoughtAgain[];
  onSeeCart: () => void;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="font-bold">{title}</p>
      <ul className="list-disc ps-5">{children}</ul>
    </div>
  );
}

/** Names what an order had and the cart has not, or has fewer of; nothing when everything is there. */
export function BoughtAgainNotice({ bought, onSeeCart }: BoughtAgainNoticeProps) {
  const { t, i18n } = useTranslation('account');
  const { t: cart } = useTranslation(['cart', 'common']);
  const missing = bought.filter(({ stock }) => stock === 0);
  const fewer = bought.filter(({ line, added, stock }) => stock > 0 && added < line.quantity);
  if (missing.length + fewer.length === 0) return null;
  const nameOf = ({ line }: BoughtAgain) => (
    <PackName {...lineTitle(line, i18n.language)} presentation={line.presentation} />
  );
  const units = (count: number) => formatDecimal(count, i18n.language);
  return (
    <Notice tone="warn" role="status">
      {missing.length > 0 && (
        <Part title={t('order.notAgain')}>
          {missing.map((one) => (
            <li key={one.line.variationId}>{nameOf(one)}</li>
          ))}
        </Part>
      )}
      {fewer.length > 0 && (
        <Part title={t('order.fewer')}>
          {fewer.map((one) => (
            <li key={one.line.variationId}>
              {nameOf(one)}:{' '}
              {t('order.fewerOf', { added: units(one.added), wanted: units(one.line.quantity) })}{' '}
              {quantityLimits(cart, one.stock).notes.aboveMax}
            </li>
          ))}
        </Part>
      )}
      {bought.some(({ added, stock }) => added > 0 || stock > 0) && (
        <div>
          <Button size="sm" tone="outline" className="mt-2" onClick={onSeeCart}>
            {t('order.seeCart')}
          </Button>
        </div>
      )}
    </Notice>
  );
}
