import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import type { HomeHero } from '@/contract/schemas/catalog';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { PictureImage } from '@/components/ui/picture-image';
import { HeroCalculator } from './hero-calculator';

const FACT =
  'inline-flex items-center gap-2 rounded border border-line bg-raised/95 px-3.5 py-1.5 text-sm font-semibold text-ink';

/**
 * The packs are in the right part of the picture, from 38 % of its width on, and that part fills a phone. From 1,280 px the picture is beside the text
 * and fades out before the packs, or ends there (right to left); on narrower screens it is below the text. No text is over
 * a pack.
 */
const PICTURE =
  'block h-52 w-full object-cover object-[88%_70%] max-md:w-[130%] max-md:max-w-none max-md:object-[50%_85%] ltr:max-md:-ms-[30%] md:h-80 ' +
  'xl:absolute xl:inset-0 xl:-z-10 xl:start-auto xl:h-full xl:object-[100%_62%] ltr:xl:w-[80%] ltr:2xl:w-[66%] rtl:xl:-translate-x-[38%] ' +
  'ltr:xl:[mask-image:linear-gradient(to_right,transparent_2%,rgb(0_0_0/.08)_12%,rgb(0_0_0/.3)_21%,rgb(0_0_0/.7)_30%,#000_38%)]';

/** The hero of the home page: one sentence, one action, a picture of the packs. */
export function Hero({ hero }: { hero: HomeHero }) {
  const { t } = useTranslation('catalog');
  const dark = brand.heroTone === 'dark';
  return (
    <section
      className={`relative overflow-hidden xl:isolate ${dark ? 'bg-primary-strong text-white' : 'bg-tile'}`}
    >
      <div className="wrap relative grid items-center gap-4 pt-6 pb-5 md:grid-cols-2 md:py-10 xl:min-h-[35rem] xl:content-center rtl:xl:grid-cols-[36%_1fr]">
        <div className="grid justify-items-start gap-4 xl:col-start-1">
          <h1
            lang={hero.lang}
            className="max-w-[min(10.5em,100%)] text-[2.125rem] leading-none font-extrabold tracking-[-0.025em] rtl:leading-[1.3] rtl:tracking-normal md:text-[2.5rem] xl:text-[length:var(--hero-title,3.5rem)]"
          >
            {hero.title}
          </h1>
          <p lang={hero.lang} className="max-w-[27em] leading-snug max-md:hidden">
            {hero.subtitle}
          </p>
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
        {hero.calculator && <HeroCalculator calculator={hero.calculator} />}
      </div>
      {hero.picture && (
        <PictureImage picture={hero.picture} alt="" priority sizes="100vw" className={PICTURE} />
      )}
    </section>
  );
}
