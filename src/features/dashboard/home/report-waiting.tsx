import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { hasPermission } from '@config/has-permission';
import type { Permission } from '@config/permissions';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { ROUTES } from '@config/routes';
import type { Report } from '@/contract/schemas/reports';
import type { User } from '@/contract/schemas/users';
import { writeListAddress } from '../resource/use-list-address';

type Waiting = Report['waiting'];

/** What waits, where it is done, and who may open that; what is of an order waits only where there is a cart. */
const PLACES: readonly { name: keyof Waiting; href: string; permission: Permission; ofOrders?: true }[] = [
  {
    name: 'ordersToPick',
    href: writeListAddress(DASHBOARD_ROUTES.approvedOrders, { separar: '1' }),
    permission: 'orders.read',
    ofOrders: true,
  },
  {
    name: 'ordersWithAttention',
    href: writeListAddress(ROUTES.dashboardOrders, { atencao: '1' }),
    permission: 'orders.read',
    ofOrders: true,
  },
  { name: 'prescriptions', href: DASHBOARD_ROUTES.prescriptions, permission: 'orders.write', ofOrders: true },
  {
    name: 'reviews',
    href: writeListAddress(DASHBOARD_ROUTES.reviews, { situacao: 'pending' }),
    permission: 'content.write',
  },
  {
    name: 'leads',
    href: writeListAddress(DASHBOARD_ROUTES.leads, { pendentes: '1' }),
    permission: 'leads.read',
  },
];

/** What waits for a person, each linked for a user who may open it. */
export function ReportWaiting({ waiting, user }: { waiting: Waiting; user: User }) {
  const { t } = useTranslation('dashboard');
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('waiting.title')}</h2>
      <ul
        className={`grid gap-px overflow-hidden rounded border border-line bg-line ${brand.cartEnabled ? 'xl:grid-cols-5' : 'sm:grid-cols-2'}`}
      >
        {PLACES.filter(({ ofOrders }) => brand.cartEnabled || !ofOrders).map(({ name, href, permission }) => (
          <li
            key={name}
            className="relative flex items-center justify-between gap-3 bg-raised px-4 py-2 hover:bg-primary-soft"
          >
            {hasPermission(user, permission) ? (
              <Link href={href} className="text-[0.9375rem] after:absolute after:inset-0 after:rounded">
                {t(`waiting.${name}`)}
              </Link>
            ) : (
              <span className="text-[0.9375rem]">{t(`waiting.${name}`)}</span>
            )}
            <b
              className={`num text-[1.625rem] leading-tight ${waiting[name] > 0 ? 'text-primary' : 'text-muted'}`}
            >
              {waiting[name]}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
