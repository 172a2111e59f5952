import { useTranslation } from 'next-i18next/pages';
import { MAX_QUOTE_UNITS } from '@config/quotes';
import { productPath } from '@config/routes';
import { Link } from '@/components/ui/link';
import { PictureImage } from '@/components/ui/picture-image';
import { Stepper } from '@/components/ui/stepper';
import { PackText } from '@/components/ui/text/pack-text';
import { formatDecimal } from '@/lib/decimal';
import { packName } from '@/lib/pack-name';
import { formatKilograms } from '@/lib/weight';
import type { QuoteLine } from './quote-line';
import { quoteActions } from './quote-store';

interface QuoteLineRowProps {
  line: QuoteLine;
  /** Called with the name of product and pack. */
  onRemove: (name: string) => void;
  /** Why the factory does not quote it. */
  error?: string | undefined;
}

/** Id of the row of a pack, which gets the focus where the factory refuses it. */
export const lineAnchor = (id: string): string => `pack-${id}`;

/** One pack to quote: picture, product, number of units and their weight. */
export function QuoteLineRow({ line, onRemove, error }: QuoteLineRowProps) {
  const { t, i18n } = useTranslation(['quote', 'common']);
  const { id, slug, title, titleLang, presentation, picture, units, weightGrams } = line;
  const name = `${title}, ${packName(t, presentation, i18n.language).name}`;
  return (
    <li
      id={lineAnchor(id)}
      tabIndex={-1}
      className="grid grid-cols-[min(72px,20vw)_minmax(0,1fr)] gap-3.5 border-b border-line py-4 last:border-b-0 sm:grid-cols-[88px_minmax(0,1fr)]"
    >
      <Link
        href={productPath(slug)}
        tabIndex={-1}
        aria-hidden="true"
        className="tile grid aspect-square place-items-center self-start overflow-hidden rounded"
      >
        {picture && <PictureImage picture={picture} sizes="88px" alt="" className="h-auto w-[94%]" />}
      </Link>
      <div className="grid min-w-0 content-start gap-1.5">
        <Link
          href={productPath(slug)}
          lang={titleLang}
          className="font-display text-[1.0625rem] leading-tight font-bold wrap-anywhere no-underline hover:underline"
        >
          {title}
        </Link>
        <p className="text-sm text-muted">
          <PackText presentation={presentation} />
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Stepper
            quantity={units}
            max={MAX_QUOTE_UNITS}
            labels={{
              group: t('lines.quantity', { name }),
              field: t('lines.field', { name }),
              increment: t('lines.increment', { name }),
              decrement: t('lines.decrement', { name }),
              remove: t('lines.remove', { name }),
            }}
            notes={{
              aboveMax: t('lines.most', { max: formatDecimal(MAX_QUOTE_UNITS, i18n.language) }),
              belowMin: t('lines.least', { min: 1 }),
            }}
            onChange={(next) => quoteActions.setUnits(id, next)}
            onIncrement={() => quoteActions.setUnits(id, units + 1)}
            onDecrement={() => quoteActions.setUnits(id, units - 1)}
            className="w-[min(8.75rem,100%)]"
          />
          <span className="num ms-auto">{formatKilograms(units * weightGrams, t, i18n.language)}</span>
          <button
            type="button"
            aria-label={t('lines.remove', { name })}
            onClick={() => onRemove(name)}
            className="min-h-11 px-1 text-sm text-muted underline-offset-4 hover:underline"
          >
            {t('lines.removeShort')}
          </button>
        </div>
        {error && (
          <p role="alert" className="text-sm font-semibold text-sale">
            {error}
          </p>
        )}
      </div>
    </li>
  );
}
