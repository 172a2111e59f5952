import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { accountOrderPath, checkoutDonePath } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Money } from '@/components/ui/money';
import { Panel } from '@/components/ui/panel';
import { PictureImage } from '@/components/ui/picture-image';
import type { OwnOrderSummary } from '@/contract/schemas/orders';
import { lineTitle } from '@/lib/line-title';
import { formatDate } from '@/lib/time/dates';
import { AccountOrderState } from './account-order-state';

/** One order in a list: what it holds, number, state, date, total, and a link to pay while it is unpaid. */
export function OrderCard({ order }: { order: OwnOrderSummary }) {
  const { t, i18n } = useTranslation('account');
  const name = t('orders.number', { number: order.number });
  return (
    <Panel className="relative grid gap-3 has-[a:hover]:border-primary">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-lg">
          <Link
            href={accountOrderPath(order.number)}
            className="after:absolute after:inset-0 after:rounded-lg hover:underline"
          >
            {name}
          </Link>
        </h3>
        <AccountOrderState {...order} />
      </div>
      <OrderProducts order={order} />
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <p className="text-sm text-muted">
          {formatDate(order.createdAt, i18n.language)}
          <br />
          {t('orders.itemCount', { count: order.itemCount })} · {t(`method.${order.paymentMethod}`)}
        </p>
        <Money value={order.total} className="ms-auto text-xl" />
      </div>
      {order.state === 'pending_payment' && (
        <ButtonLink
          href={checkoutDonePath(order.number)}
          tone="accent"
          size="sm"
          className="relative justify-self-start"
        >
          {t('orders.pay')}
        </ButtonLink>
      )}
    </Panel>
  );
}

/** The first products of an order, by which its buyer knows it again. */
function OrderProducts({ order: { lines, lineCount } }: { order: OwnOrderSummary }) {
  const { i18n } = useTranslation('account');
  const more = lineCount - lines.length;
  return (
    <ul className="grid gap-2">
      {lines.map((line, index) => {
        const { title, titleLang } = lineTitle(line, i18n.language);
        return (
          <li key={`${index} ${title}`} className="flex items-center gap-3">
            <span className="tile grid size-12 shrink-0 place-items-center rounded p-0.5">
              {line.picture && (
                <PictureImage
                  picture={line.picture}
                  sizes="48px"
                  alt=""
                  className="max-h-full w-auto object-contain"
                />
              )}
            </span>
            <span lang={titleLang} className="min-w-0 wrap-anywhere">
              {title}
            </span>
            {more > 0 && index === lines.length - 1 && (
              <span className="num ms-auto text-muted">
                <bdi dir="ltr">+{more}</bdi>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
