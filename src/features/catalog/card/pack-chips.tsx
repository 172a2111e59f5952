import { useTranslation } from 'next-i18next/pages';
import type { Variation } from '@/contract/schemas/catalog';

interface PackChipsProps {
  variations: readonly Variation[];
  selectedId: string;
  onSelect: (variation: Variation) => void;
}

const CHIP = 'min-h-7 shrink-0 rounded-sm border px-1.5 text-sm leading-6';

/**
 * The packs of a card as a choice; a single pack as text. One row on a phone, which scrolls, so that the prices of two
 * cards beside each other stand on one line. A mirrored page has more rows: the edge of one would cut the beginning of a
 * size, which stays left-to-right, and “20 × 30 kg” would be read as “30 kg”.
 */
export function PackChips({ variations, selectedId, onSelect }: PackChipsProps) {
  const { t } = useTranslation('catalog');
  if (variations.length === 1) {
    return (
      <p className="flex">
        <span className={`${CHIP} border-primary bg-primary-soft font-bold`} dir="ltr">
          {variations[0]?.size}
        </span>
      </p>
    );
  }
  return (
    <div
      role="group"
      aria-label={t('packs.label')}
      className="relative z-1 flex gap-1 ltr:max-md:chip-row rtl:flex-wrap md:flex-wrap"
    >
      {variations.map((variation) => (
        <button
          key={variation.id}
          type="button"
          dir="ltr"
          aria-pressed={variation.id === selectedId}
          onClick={() => onSelect(variation)}
          className={`${CHIP} ${variation.id === selectedId ? 'border-primary bg-primary-soft font-bold' : 'border-line hover:border-primary'}`}
        >
          {variation.size}
        </button>
      ))}
    </div>
  );
}
