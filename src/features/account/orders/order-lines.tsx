import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { productPath } from '@config/routes';
import { Money } from '@/components/ui/money';
import { PackText } from '@/components/ui/text/pack-text';
import { PictureImage } from '@/components/ui/picture-image';
import type { Order } from '@/contract/schemas/orders';
import { lineTitle } from '@/lib/line-title';

/** The lines of an order, at the prices of the order. */
export function OrderLines({ lines }: { lines: Order['lines'] }) {
  const { t } = useTranslation('account');
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.variationId} className="flex flex-wrap gap-x-4 gap-y-2 py-4">
          <span className="tile grid size-18 shrink-0 place-items-center rounded p-1">
            {line.picture && (
              <PictureImage
                picture={line.picture}
                sizes="72px"
                alt=""
                className="max-h-full w-auto object-contain"
              />
            )}
          </span>
          <div className="grid min-w-0 flex-[1_1_9rem] gap-1 sm:flex sm:items-start sm:justify-between sm:gap-4">
            <div className="min-w-0">
              <SoldTitle line={line} />
              <p className="text-sm text-muted">
                <PackText presentation={line.presentation} />
              </p>
              <p className="text-sm text-muted">
                {t('order.quantity', { quantity: line.quantity })}
                <Money value={line.unitPrice} />
              </p>
            </div>
            <Money value={line.total} className="text-lg" />
          </div>
        </li>
      ))}
    </ul>
  );
}

function SoldTitle({ line }: { line: Order['lines'][number] }) {
  const { i18n } = useTranslation('account');
  const { title, titleLang } = lineTitle(line, i18n.language);
  return (
    <Link href={productPath(line.slug)} lang={titleLang} className="font-semibold hover:underline">
      {title}
    </Link>
  );
}
