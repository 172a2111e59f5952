import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { brand } from '@config/brands';
import { TotalPair } from '@/components/ui/total-pair';
import { ProductCardSkeleton } from '@/features/catalog/card/product-card-skeleton';
import { GuaranteeTable } from '@/features/catalog/guarantee-table';
import OldPriceNotice from '@/features/catalog/old-price-notice';
import { PackSelector } from '@/features/catalog/pack-selector';
import { PagePrice } from '@/features/catalog/page-price';
import { ProductWarnings } from '@/features/catalog/product-warnings';
import { ProductLines } from '@/screens/listing/product-lines';
import { ProductTile } from '@/screens/listing/product-tile';
import { Group, Piece } from './group';
import { CARDS, CHOICE } from './sample-product';

/** A visit of the past, for the notice that prices are of then. */
const SEEN_AT_MS = Date.UTC(2026, 0, 15, 15, 0);

/** A product in a list, in each of its states. */
export function Cards() {
  return (
    <Group name="Cards">
      <Piece name="ProductTile" className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 lg:grid-cols-4">
        {Object.entries(CARDS).map(([state, product]) => (
          <ProductTile key={state} product={product} priority />
        ))}
        <ProductCardSkeleton />
      </Piece>
      <Piece name="ProductLines">
        <ProductLines isRanked products={Object.values(CARDS).slice(0, 4)} />
      </Piece>
    </Group>
  );
}

/** What a product page says of its packs. */
export function Packs() {
  const { t } = useTranslation('cart');
  const [selected, setSelected] = useState(CHOICE[0]);
  const labels = {
    total: t('totals.total'),
    pix: t('totals.pixTotal'),
    other: t('totals.total'),
    totalNote: t('totals.withoutFreight'),
  };
  return (
    <Group name="Packs">
      <Piece name="PackSelector" className="grid">
        <PackSelector variations={CHOICE} selectedId={selected.id} onSelect={setSelected} />
      </Piece>
      {brand.cartEnabled && (
        <>
          <Piece name="PagePrice" className="grid items-start gap-5 md:grid-cols-2">
            <PagePrice variation={selected} />
            <PagePrice variation={CHOICE[1] ?? selected} />
          </Piece>
          <Piece name="TotalPair" className="grid gap-5 md:grid-cols-2">
            <dl className="grid content-start gap-1.5">
              <TotalPair total={499.9} pix={474.91} labels={labels} />
            </dl>
            <dl className="grid content-start gap-1.5">
              <TotalPair total={499.9} pix={474.91} isByPix labels={labels} />
            </dl>
          </Piece>
        </>
      )}
      <Piece name="OldPriceNotice, ProductWarnings" className="grid gap-3">
        <OldPriceNotice updatedAtMs={SEEN_AT_MS} />
        <ProductWarnings
          product={{
            regulatory: {
              kind: 'uso_veterinario',
              classification: 'Antiparasitário',
              registration: 'MG-00000',
              technicalResponsible: 'Helena Quaresma',
              saleClass: 'receita',
            },
            untranslated: [],
            warnings: ['Não usar em vacas em lactação.'],
            withdrawal: { meat: '28 dias', milk: 'Não usar', eggs: 'Não se aplica' },
          }}
        />
      </Piece>
      <Piece name="GuaranteeTable" className="grid md:grid-cols-2">
        <GuaranteeTable
          lang="pt-BR"
          levels={[
            { nutrient: 'Cálcio', kind: 'min', value: 120, unit: 'g/kg' },
            { nutrient: 'Fósforo', kind: 'min', value: 40.5, unit: 'g/kg' },
            { nutrient: 'Flúor', kind: 'max', value: 400, unit: 'mg/kg' },
          ]}
        />
      </Piece>
    </Group>
  );
}
