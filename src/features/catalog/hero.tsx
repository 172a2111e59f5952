import { useTranslation } from '@/lib/translation';
import { brand } from '@config/brands';
import { ROUTES } from '@config/routes';
import type { Home } from '@/contract/schemas/catalog';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { PictureImage } from '@/components/ui/picture-image';

const FACT =
  'inline-flex items-center gap-2 rounded-full border border-line bg-raised/95 px-3.5 py-1.5 text-sm font-semibold text-ink';

/** The first thing on the home page: one sentence, one action, the packs. */
export function Hero({ hero }: { hero: Home['hero'] }) {
  const { t } = useTranslation('catalog');
  const dark = brand.heroTone === 'dark';
  const ground = dark
    ? 'from-[rgb(42_26_16/.82)] via-[rgb(42_26_16/.5)] rtl:md:from-primary-strong'
    : 'from-surface/95 via-surface/75 rtl:md:from-surface';
  return (
    <section className={`relative overflow-hidden ${dark ? 'bg-primary-strong text-white' : 'bg-tile'}`}>
      {hero.picture && (
        <PictureImage
          picture={hero.picture}
          alt=""
          priority
          sizes="100vw"
          className="absolute inset-x-0 bottom-0 h-[57%] w-full object-cover object-[88%_100%] md:inset-y-0 md:h-full md:object-[60%_62%] rtl:md:-translate-x-[38%]"
        />
      )}
      <div
        aria-hidden="true"
        className={`absolute inset-0 bg-linear-to-b to-transparent to-66% md:bg-linear-to-r md:to-58% rtl:md:bg-linear-to-l rtl:md:from-40% rtl:md:via-48% rtl:md:to-64% ${ground}`}
      />
      <div
        className="wrap relative flex min-h-[38rem] flex-col items-start gap-4 pt-6 pb-60 md:min-h-[35rem] md:justify-center md:py-12"
        lang={hero.lang}
      >
        <h1 className="max-w-[10.5em] text-[2.125rem] leading-[1.02] font-extrabold tracking-[-0.025em] md:text-[3.5rem]">
          {hero.title}
        </h1>
        <p className="max-w-[27em] text-base leading-snug md:text-[1.1875rem]">{hero.subtitle}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={hero.ctaHref}>{hero.ctaLabel}</ButtonLink>
          <ButtonLink href={ROUTES.categories} tone="outline" className="max-md:hidden">
            {t('hero.categories')}
          </ButtonLink>
        </div>
        <ul className="flex flex-wrap gap-2.5">
          {brand.cartEnabled && (
            <li className={FACT}>
              <Icon name="truck" /> {t('hero.freightByCep')}
            </li>
          )}
          {brand.commerce.pixDiscount > 0 && (
            <li className={FACT}>
              <Icon name="pix" />{' '}
              {t('hero.pixDiscount', { percent: Math.round(brand.commerce.pixDiscount * 100) })}
            </li>
          )}
          {brand.cartEnabled && (
            <li className={`${FACT} max-md:hidden`}>
              <Icon name="calculator" /> {t('hero.costPerHead')}
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
