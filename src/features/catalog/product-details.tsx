import { useTranslation } from 'next-i18next/pages';
import type { Product } from '@/contract/schemas/catalog';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { GuaranteeTable } from './guarantee-table';

/** What a farmer or vet needs to decide, and what the law wants shown (reference, 8.6 and 8.7). */
export function ProductDetails({ product }: { product: Product }) {
  const { t } = useTranslation('catalog');
  const { displayInfo, regulatory, withdrawal } = product;
  const facts: [string, string][] = [
    ['composition', product.composition],
    ['storage', product.storage],
    ['shelfLife', t('product.months', { count: product.shelfLifeMonths })],
    ['classification', regulatory.classification],
    ['registration', regulatory.registration],
    ['responsible', regulatory.technicalResponsible],
  ];
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-10">
      <div className="grid gap-8" lang="pt-BR">
        <section>
          <h2 className="mb-3 text-[1.375rem]">{t('product.summary')}</h2>
          <ul className="grid gap-2">
            {displayInfo.highlights.map((highlight) => (
              <li key={highlight} className="flex gap-2.5">
                <Icon name="check-circle" className="mt-0.5 size-5 text-ok" /> {highlight}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="mb-3 text-[1.375rem]">{t('product.description')}</h2>
          <div className="grid gap-3">
            {displayInfo.description.split('\n\n').map((paragraph) => (
              <p key={paragraph.slice(0, 40)}>{paragraph}</p>
            ))}
          </div>
        </section>
        <section>
          <h2 className="mb-3 text-[1.375rem]">{t('product.directions')}</h2>
          <p>{product.directions}</p>
          <p className="mt-2 text-muted">{displayInfo.stage}</p>
        </section>
        <section>
          <h2 className="mb-3 text-[1.375rem]">{t('product.label')}</h2>
          <dl className="grid gap-3">
            {facts.map(([key, value]) => (
              <div key={key}>
                <dt className="font-semibold">{t(`product.${key}`)}</dt>
                <dd className="text-muted">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <div className="grid gap-6">
        {product.guaranteeLevels.length > 0 && (
          <Panel>
            <h2 className="mb-2 text-[1.25rem]">{t('product.guarantee')}</h2>
            <GuaranteeTable levels={product.guaranteeLevels} />
          </Panel>
        )}
        <section className="rounded border-s-[5px] border-accent bg-warn-soft px-5 py-4.5">
          <h2 className="mb-2 flex items-center gap-2 text-[1.1875rem]">
            <Icon name="warning" /> {t('product.warnings')}
          </h2>
          <div lang="pt-BR" className="grid gap-2">
            {regulatory.kind === 'uso_veterinario' && <p className="font-bold">USO VETERINÁRIO</p>}
            {product.warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
            <dl className="grid gap-0.5">
              {(['meat', 'milk', 'eggs'] as const).map((kind) => (
                <div key={kind} className="flex gap-1.5">
                  <dt className="font-bold">{t(`product.withdrawal.${kind}`)}</dt>
                  <dd>{withdrawal[kind]}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      </div>
    </div>
  );
}
