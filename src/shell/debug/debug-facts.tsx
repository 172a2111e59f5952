import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState, type ReactNode } from 'react';
import { brand } from '@config/brands';
import { useUser } from '@/features/auth/session';
import { useCart } from '@/features/cart/cart-store';
import { readPageCache, type PageCache } from '@/features/debug/page-cache';
import { formatBRL } from '@/lib/money';

/** The build id of Next: commit and time (next.config.js). */
const readBuild = () => ('__NEXT_DATA__' in window ? window.__NEXT_DATA__.buildId : '–');

/** Brand, build, page cache, person and cart. */
export function DebugFacts() {
  const { t } = useTranslation('debug');
  const { locale, pathname, asPath } = useRouter();
  const { user, status } = useUser();
  const cart = useCart();
  const cache = usePageCache(asPath);
  const facts = [
    ['brand', `${brand.name} (${brand.id})`],
    ['locale', locale],
    ['build', readBuild()],
    ['page', pathname],
    ['cache', cache ? cacheText(cache) : '…'],
    ['user', user ? `${user.fullName} · ${user.id}` : status],
    ['permissions', user?.admin ? `admin ${user.permissions.join(', ')}` : '–'],
    [
      'cart',
      `${cart.totalItems} × · ${formatBRL(cart.totalWithDiscount)}${cart.coupon ? ` · ${cart.coupon.code}` : ''}`,
    ],
  ] as const satisfies readonly [key: string, value: ReactNode][];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {facts.map(([key, value]) => (
        <div key={key} className="contents">
          <dt className="font-semibold">{t(`facts.${key}`)}</dt>
          <dd dir="ltr" className="wrap-anywhere rtl:text-end">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const cacheText = ({ state, ageSeconds, cacheControl }: PageCache) =>
  [state ?? '–', ageSeconds !== null && `${ageSeconds} s`, cacheControl].filter(Boolean).join(' · ');

/** Null while it is requested, and when no response comes. */
function usePageCache(address: string) {
  const [cache, setCache] = useState<{ address: string; cache: PageCache } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    readPageCache(window.location.href, controller.signal)
      .then((read) => setCache({ address, cache: read }))
      .catch(() => undefined);
    return () => controller.abort();
  }, [address]);
  return cache?.address === address ? cache.cache : null;
}
