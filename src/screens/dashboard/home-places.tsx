import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { hasPermission } from '@config/has-permission';
import { Icon } from '@/components/ui/icon';
import type { User } from '@/contract/schemas/users';
import { DASHBOARD_PLACES } from './places';

/** The places a person may open, for a user who sees no figures on the home of the admin area. */
export function DashboardHomePlaces({ user }: { user: User }) {
  const { t } = useTranslation('dashboard');
  return (
    <nav aria-label={t('home.places')}>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {DASHBOARD_PLACES.filter(
          ({ permission }) => permission && [permission].flat().some((one) => hasPermission(user, one)),
        ).map(({ href, icon, key }) => (
          <li key={key}>
            <Link
              href={href}
              className="flex min-h-14 items-center gap-3 rounded border border-line bg-raised px-4 font-semibold hover:border-primary"
            >
              <Icon name={icon} className="size-6 text-primary" />
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
