import { useTranslation } from 'next-i18next/pages';
import type { Product } from '@/contract/schemas/catalog';
import { Icon } from '@/components/ui/icon';
import { textLang } from '@/lib/texts/text-lang';
import { hasWarnings } from './product-sections';

const WITHDRAWALS = [
  ['meat', 'withdrawalMeat'],
  ['milk', 'withdrawalMilk'],
  ['eggs', 'withdrawalEggs'],
] as const;

/** Warnings and the withdrawal periods that are known, as callouts; nothing where there are none. */
export function ProductWarnings({
  product,
}: {
  product: Pick<Product, 'regulatory' | 'untranslated' | 'warnings' | 'withdrawal'>;
}) {
  const { t } = useTranslation('product');
  const { regulatory, untranslated, warnings, withdrawal } = product;
  const periods = WITHDRAWALS.filter(([kind]) => withdrawal[kind] !== '');
  if (!hasWarnings(product)) return null;
  return (
    <section
      id="advertencias"
      className="scroll-mt-20 rounded border-s-[5px] border-warn-line bg-warn-soft px-5 py-4.5 print:break-inside-avoid"
    >
      <h2 className="mb-2 flex items-center gap-2 text-[1.1875rem] wrap-anywhere">
        <Icon name="warning" /> {t('details.warnings')}
      </h2>
      <div className="grid gap-2">
        {regulatory.kind === 'uso_veterinario' && <p className="font-bold">{t('details.veterinaryUse')}</p>}
        {warnings.map((warning) => (
          <p key={warning} lang={textLang(untranslated, 'warnings')}>
            {warning}
          </p>
        ))}
        {periods.length > 0 && (
          <dl className="grid gap-0.5">
            {periods.map(([kind, field]) => (
              <div key={kind} className="flex flex-wrap gap-x-1.5">
                <dt className="font-bold">{t(`details.withdrawal.${kind}`)}</dt>
                <dd lang={textLang(untranslated, field)}>{withdrawal[kind]}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
