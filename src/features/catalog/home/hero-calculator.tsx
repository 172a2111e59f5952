import { Fragment, useId, type ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { productPath } from '@config/routes';
import type { HomeCalculator } from '@/contract/schemas/catalog';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { Money } from '@/components/ui/money';
import { TextInput } from '@/components/ui/text-input';
import { planConsumption } from '@/features/catalog/calculator/consumption';
import { asksForWeight } from '@/features/catalog/calculator/daily-amount';
import { useHerd, type Asked } from '@/features/catalog/calculator/use-herd';
import { CHANGE, useMotion } from '@/lib/browser/use-motion';
import { formatDecimal } from '@/lib/decimal';
import { fromCents } from '@/lib/money';
import { packName } from '@/lib/pack-name';

/** The calculator of a product of the season: heads, weight and days to packs, price, and cost per head and day. */
export function HeroCalculator({ calculator }: { calculator: HomeCalculator }) {
  const { slug, title, titleLang, dose, doseLang, variations } = calculator;
  const { t, i18n } = useTranslation(['catalog', 'common']);
  const id = useId();
  const { herd, faultOf, textOf, type } = useHerd(dose.options[0]?.minDays ?? 1);
  const asked: Asked[] = asksForWeight(dose) ? ['heads', 'weightKg', 'days'] : ['heads', 'days'];
  const hasFault = asked.some(faultOf);
  const product = productPath(slug);
  const sells = process.env.SELLS_BY === 'cart' || (process.env.SELLS_BY !== 'quotes' && brand.cartEnabled);
  // What every visitor can buy now; a factory makes what is not in stock.
  const offered = sells
    ? variations.filter(({ stock, visibility }) => stock > 0 && !visibility.buyOnlyLinhaBranca)
    : variations.map((one) => ({ ...one, stock: Infinity }));
  const consumption = planConsumption({ dose, variations: offered }, { ...herd, option: 0 }, !sells);

  const answer = useMotion<HTMLDivElement>(CHANGE, consumption?.plan.costCents ?? 0);

  const field = (name: Asked) => {
    const own = `${id}${name}`;
    const fault = faultOf(name);
    return (
      <div key={name}>
        <label htmlFor={own} className="block text-sm font-semibold">
          {t(`hero.calculator.${name}`)}
        </label>
        <TextInput
          id={own}
          inputMode="decimal"
          maxLength={10}
          autoComplete="off"
          value={textOf(name)}
          onChange={(event) => type(name, event.target.value)}
          aria-invalid={!!fault || undefined}
          aria-describedby={fault ? `${own}-error` : undefined}
        />
        {fault && (
          <p id={`${own}-error`} className="text-sm font-semibold text-sale">
            {fault}
          </p>
        )}
      </div>
    );
  };

  const result = (): ReactNode => {
    if (!consumption) return <p>{t(hasFault ? 'hero.calculator.check' : 'hero.calculator.fill')}</p>;
    const { plan, centsPerHeadPerDay } = consumption;
    const offerOf = (packId: string) => offered.find((one) => one.id === packId);
    const nameOf = (packId: string) => packName(t, offerOf(packId)?.presentation ?? '', i18n.language);
    const left = plan.packs.flatMap(({ id: packId, count }) => {
      const { stock = 0 } = offerOf(packId) ?? {};
      return count > stock ? [`${formatDecimal(stock, i18n.language)} × ${nameOf(packId).name}`] : [];
    });
    const packs = plan.packs.map(({ id: packId, count }, index) => {
      const pack = nameOf(packId);
      return (
        <Fragment key={packId}>
          {index > 0 && ' + '}
          <bdi lang={pack.lang}>
            {formatDecimal(count, i18n.language)} × {pack.name}
          </bdi>
        </Fragment>
      );
    });
    if (!sells) return <p className="text-lg font-extrabold">{packs}</p>;
    return (
      <>
        <p className="leading-none">
          <Money
            value={fromCents(Math.round(centsPerHeadPerDay))}
            className="text-[1.875rem] leading-none font-extrabold"
          />{' '}
          <span className="inline-block font-semibold">{t('price.perHeadDay')}</span>
        </p>
        <p className="mt-1 leading-snug">
          {packs}
          {' · '}
          <Money value={fromCents(plan.costCents)} className="font-bold" />
        </p>
        {left.length > 0 && (
          <p className="text-sm font-semibold text-sale">
            {t('common:quantity.stockLimit', { max: left.join(' + ') })}
          </p>
        )}
      </>
    );
  };

  return (
    <section
      aria-labelledby={id}
      className="w-full rounded-lg border border-line bg-raised p-4 text-ink shadow-low xl:col-start-1 ltr:xl:max-w-[27em]"
    >
      <h2 id={id} className="text-base font-bold">
        {t('hero.calculator.title')}{' '}
        <Link href={product} lang={titleLang} className="font-semibold text-primary underline">
          {title}
        </Link>
        {' · '}
        <span lang={doseLang} className="font-normal">
          {dose.options[0]?.label}
        </span>
      </h2>
      <div
        className={`mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-2.5 ${hasFault ? 'items-start' : 'items-end'}`}
      >
        {asked.map(field)}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div ref={answer} aria-live="polite" className="min-w-0">
          {result()}
        </div>
        <ButtonLink href={`${product}#calculadora`} tone="accent" size="sm" className="max-md:w-full">
          {t('hero.calculator.open')}
        </ButtonLink>
      </div>
    </section>
  );
}
