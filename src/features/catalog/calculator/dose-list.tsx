import { useTranslation } from 'next-i18next/pages';
import { FilledText } from '@/components/ui/text/filled-text';
import type { Product } from '@/contract/schemas/catalog';
import { labelDose } from '@/lib/label/label-dose';

type Dose = NonNullable<Product['dose']>;

interface DoseListProps {
  dose: Dose;
  /** Language of the labels where it is not the page's. */
  lang?: string;
}

/** The daily dose by category and goal, in the unit of the label. */
export function DoseList({ dose, lang }: DoseListProps) {
  const { t, i18n } = useTranslation('product');
  return (
    <dl className="mt-3 grid gap-2">
      {dose.options.map((option) => (
        <div key={option.label} className="border-b border-line pb-2 last:border-0">
          <dt lang={lang}>{option.label}</dt>
          <dd>
            <FilledText
              text={(marks) => t(`dose.${dose.basis}`, marks)}
              parts={{
                amount: (
                  <span dir="ltr" className="font-bold">
                    {labelDose(dose, option, i18n.language)}
                  </span>
                ),
              }}
            />
            {option.minDays > 1 && (
              <span className="text-muted"> · {t('dose.minDays', { count: option.minDays })}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
