import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import type { HomeHero } from '@/contract/schemas/catalog';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { PictureImage } from '@/components/ui/picture-image';
import { HeroCalculator } from './hero-calculator';

const FACT =
  'inline-flex items-center gap-2 rounded-full border border-line bg-raised/95 px-3.5 py-1.5 text-sm font-semibold text-ink';

/**
 * The packs are in the right part of the picture, from 38 % of its width on. From 1,024 px the picture is beside the text
 * and fades out before the packs; on narrower screens it is below the text. No text is over a pack.
 */
const PICTURE =
  'h-40 w-full object-cover object-[88%_70%] md:h-80 ' +
  'lg:absolute lg:inset-x-0 lg:start-auto lg:inset-y-0 lg:h-full lg:object-[100%_62%] ltr:xl:w-[80%] ltr:2xl:w-[66%] rtl:lg:-translate-x-[38%] ' +
  'ltr:lg:[mask-image:linear-gradient(to_right,transparent_4%,rgb(0_0_0/.3)_30%,#000_39%)]';

/** The hero of the home page: one sentence, one action, a picture of the packs. */
export function Hero({ hero }: { hero: HomeHero }) {
  const { t } = useTranslation('catalog');
  const dark = brand.heroTone === 'dark';
  const ground = dark ? 'from-primary-strong via-[rgb(42_26_16/.5)]' : 'from-surface via-surface/75';
  return (
    <section
      className={`relative flex flex-col-reverse overflow-hidden lg:block ${dark ? 'bg-primary-strong text-white' : 'bg-tile'}`}
    >
      {hero.picture && (
        <PictureImage picture={hero.picture} alt="" priority sizes="100vw" className={PICTURE} />
      )}
      <div
        aria-hidden="true"
        className={`absolute inset-0 bg-linear-to-l from-30% via-34% to-transparent to-38% max-lg:hidden ltr:hidden ${ground}`}
      />
      <div className="wrap relative flex flex-col pt-6 pb-5 md:max-lg:pt-10 md:max-lg:pb-8 lg:min-h-[35rem] lg:justify-center lg:py-12">
        <div className="flex flex-col items-start gap-4 lg:max-w-[36%] ltr:xl:max-w-[50%]">
          <h1
            lang={hero.lang}
            className="max-w-[min(10.5em,100%)] text-[2.125rem] leading-none font-extrabold tracking-[-0.025em] md:text-[3rem] lg:text-[2.375rem] xl:text-[3.5rem]"
          >
            {hero.title}
          </h1>
          <p
            lang={hero.lang}
            className="max-w-[27em] text-base leading-snug max-md:hidden lg:max-w-[17.5em] ltr:xl:max-w-[27em]"
          >
            {hero.subtitle}
          </p>
          {hero.calculator && <HeroCalculator calculator={hero.calculator} />}
          {!hero.calculator && (
            <ButtonLink href={hero.ctaHref} lang={hero.lang}>
              {hero.ctaLabel}
            </ButtonLink>
          )}
          <ul className="flex flex-wrap gap-2.5 max-md:hidden">
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
          </ul>
        </div>
      </div>
    </section>
  );
}
