import { useTranslation } from 'next-i18next/pages';
import { MAX_QUOTE_UNITS } from '@config/quotes';
import { productPath } from '@config/routes';
import { PackRow } from '@/components/ui/pack-row';
import { Stepper } from '@/components/ui/stepper';
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
    <PackRow
      anchor={lineAnchor(id)}
      href={productPath(slug)}
      title={title}
      titleLang={titleLang}
      presentation={presentation}
      picture={picture}
    >
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
    </PackRow>
  );
}
