import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { isLocale } from '@config/locales';
import { productPath } from '@config/routes';
import { endpointQuery } from '@/client/query';
import { Link } from '@/components/ui/link';
import { Money } from '@/components/ui/money';
import { PictureImage } from '@/components/ui/picture-image';
import { useRecentlySeen } from '@/features/catalog/recently-seen';
import { currentPrice } from '@/lib/pricing/pricing-rules';

const SHOWN = 4;

/** The products seen last on this device, as short links; not rendered where there are none, or none is sold any more. */
export function RecentProducts() {
  const { t } = useTranslation('catalog');
  const { locale } = useRouter();
  const ids = useRecentlySeen().slice(0, SHOWN);
  const { data = [] } = useQuery({
    ...endpointQuery('listProductCards', {
      query: { id: [...ids], locale: isLocale(locale) ? locale : undefined },
    }),
    enabled: ids.length > 0,
  });
  if (data.length === 0) return null;
  return (
    <section className="grid gap-1 border-t border-line px-5 pt-4 pb-6">
      <h3 className="text-lg">{t('recentlySeen')}</h3>
      <ul>
        {data.map(({ id, slug, displayInfo, picture, variations }) => (
          <li key={id} className="relative flex items-center gap-3 border-b border-line py-2 last:border-b-0">
            <span className="tile grid size-14 shrink-0 place-items-center overflow-hidden rounded">
              {picture && <PictureImage picture={picture} sizes="56px" alt="" className="h-auto w-[94%]" />}
            </span>
            <Link
              href={productPath(slug)}
              lang={displayInfo.titleLang}
              className="min-w-0 flex-1 leading-tight font-semibold wrap-anywhere after:absolute after:inset-0"
            >
              {displayInfo.title}
            </Link>
            {variations.length > 0 && (
              <Money value={currentPrice({ variations })} className="shrink-0 font-bold" />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
