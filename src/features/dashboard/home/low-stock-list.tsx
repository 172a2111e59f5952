import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { hasPermission } from '@config/has-permission';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { withId } from '@config/routes';
import { PictureImage } from '@/components/ui/picture-image';
import type { Report } from '@/contract/schemas/reports';
import type { User } from '@/contract/schemas/users';
import { writeListAddress } from '../resource/use-list-address';

const SHOWN = 8;

/** Packs of which few are left, the emptiest first, each linked to its product for a user who edits products. */
export function LowStockList({ packs, user }: { packs: Report['lowStock']; user: User }) {
  const { t } = useTranslation('dashboard');
  const mayEdit = hasPermission(user, 'products.write');
  return (
    <section className="grid min-w-0 content-start gap-2 rounded-lg border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg">{t('report.lowStock')}</h2>
        {mayEdit && (
          <Link
            href={writeListAddress(DASHBOARD_ROUTES.products, { estoque: 'baixo' })}
            className="inline-flex min-h-8 items-center font-semibold text-primary underline"
          >
            {t('report.seeAll')}
          </Link>
        )}
      </div>
      {packs.length === 0 && <p className="py-4 text-muted">{t('report.enoughStock')}</p>}
      <ul className="divide-y divide-line">
        {packs.slice(0, SHOWN).map(({ productId, title, presentation, picture, stock }) => (
          <li
            key={`${productId} ${presentation}`}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3 py-2"
          >
            <span className="tile grid size-10 place-items-center overflow-hidden rounded-sm">
              {picture && <PictureImage picture={picture} sizes="40px" alt="" className="h-auto w-[94%]" />}
            </span>
            <span lang="pt-BR" className="min-w-0 text-[0.9375rem] leading-snug">
              {mayEdit ? (
                <Link
                  href={withId(DASHBOARD_ROUTES.editProduct, productId)}
                  className="inline-block py-0.5 font-semibold [overflow-wrap:anywhere] hover:underline"
                >
                  {title}
                </Link>
              ) : (
                <span className="font-semibold">{title}</span>
              )}
              <span className="block text-sm text-muted">{presentation}</span>
            </span>
            <b className={`num ${stock === 0 ? 'text-sale' : ''}`}>
              {stock}
              <span className="sr-only"> {t('report.inStock')}</span>
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
