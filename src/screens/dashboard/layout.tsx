import { Link } from '@/components/ui/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { brand } from '@config/brands';
import { hasPermission } from '@config/has-permission';
import { STAFF_PERMISSIONS } from '@config/staff-permissions';
import { ROUTES } from '@config/routes';
import { Icon } from '@/components/ui/icon';
import { useLogout } from '@/features/auth/auth.mutations';
import { useSelf } from '@/features/auth/session';
import { PasswordHost } from '@/features/dashboard/kit/password-host';
import { ShortcutsHost } from '@/features/dashboard/kit/shortcuts-host';
import { DASHBOARD_PLACES } from './places';

const ENTRY =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 xl:min-h-9 font-medium text-white hover:bg-white/10 aria-[current]:bg-white/15 aria-[current]:font-bold';

/** Takes its place, and is neither seen nor read. */
const UNSEEN = { visibility: 'hidden' } as const;

const bare = (path: string) => path.replace(/\/$/, '');

/** What the admin area stands in: places beside the page, above it on a phone. */
export function DashboardLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const { pathname } = useRouter();
  const user = useSelf();
  const logout = useLogout();
  const nav = useRef<HTMLElement>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  // On a phone the places stand in one line that is wider than the screen: the current one is brought into sight.
  useEffect(() => {
    const frame = nav.current;
    const current = frame?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!frame || !current) return;
    const { left, width } = frame.getBoundingClientRect();
    frame.scrollLeft += current.left - left - (width - current.width) / 2;
  }, [pathname, user]);
  return (
    <div className="min-h-dvh xl:grid xl:grid-cols-[14.25rem_minmax(0,1fr)]">
      <header
        className="on-dark flex flex-col gap-1 bg-primary-strong px-3 py-4 text-[0.9375rem] text-white max-xl:pb-2 xl:sticky xl:top-0 xl:h-dvh xl:overflow-y-auto print:hidden"
        style={{ scrollbarColor: 'rgb(255 255 255 / 0.4) transparent' }}
      >
        <Link href={ROUTES.dashboard} className="mx-2 mb-3 self-start max-xl:mb-1">
          <img
            src={brand.logos.footer}
            alt={brand.name}
            width={141}
            height={36}
            className="h-9 w-auto bg-primary-strong forced-color-adjust-none"
          />
        </Link>
        <nav
          ref={nav}
          aria-label={t('nav.label')}
          className="max-xl:-mx-3 max-xl:overflow-x-auto max-xl:px-3"
          style={{ scrollbarWidth: 'thin' }}
        >
          <ul className="flex min-h-11 gap-1 xl:flex-col xl:gap-0.5">
            {DASHBOARD_PLACES.filter(({ permission }) =>
              (permission ? [permission].flat() : STAFF_PERMISSIONS).some((one) => hasPermission(user, one)),
            ).map(({ href, icon, key }) => (
              <li key={key}>
                <Link
                  href={href}
                  aria-current={pathname === bare(href) ? 'page' : undefined}
                  className={`${ENTRY} whitespace-nowrap focus-visible:-outline-offset-3`}
                >
                  <Icon name={icon} className="size-5" />
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap items-center gap-x-1 xl:mt-auto xl:flex-col xl:items-stretch">
          {/* The lines are there before the user: what stands around them must not move. */}
          <p className="px-3 py-1 text-sm text-white/80 max-xl:me-auto max-sm:w-full">
            <span className="block truncate">{user?.fullName ?? '\u00a0'}</span>
            <span className="max-xl:hidden">{user?.admin ? t('nav.admin') : '\u00a0'}</span>
          </p>
          <Link href={ROUTES.home} className={ENTRY}>
            <Icon name="storefront" />
            {t('nav.shop')}
          </Link>
          {/* A phone has no keys. */}
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setShowsKeys(true)}
            className={`${ENTRY} text-start max-xl:hidden`}
            style={user ? undefined : UNSEEN}
          >
            <Icon name="list" />
            {t('nav.keys')}
          </button>
          <button
            type="button"
            data-leaves=""
            onClick={() => logout.mutate()}
            className={`${ENTRY} text-start`}
            style={user ? undefined : UNSEEN}
          >
            <Icon name="sign-out" />
            {t('nav.signOut')}
          </button>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        data-action-bar=""
        className="min-w-0 px-4 py-5 outline-none md:px-6 print:p-0"
      >
        <PasswordHost>{children}</PasswordHost>
        <ShortcutsHost
          isOpen={showsKeys}
          onOpen={() => setShowsKeys(true)}
          onClose={() => setShowsKeys(false)}
        />
      </main>
    </div>
  );
}
