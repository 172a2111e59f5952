import { useTranslation } from 'next-i18next/pages';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { FormNumber } from './form-number';
import { FormSelect } from './form-select';
import { FormText } from './form-text';
import type { ProductDraft } from './product-draft';

interface PackFieldsProps {
  index: number;
  stored: ManagedProduct['variations'][number] | undefined;
  onAdjust: () => void;
}

/** Everything about a pack. The stock of one that exists is only shown: it changes by units, with a reason. */
export function PackFields({ index, stored, onAdjust }: PackFieldsProps) {
  const { t } = useTranslation('manage-products');
  const { register } = useFormContext<ProductDraft>();
  const at = `variations.${index}` as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <FormText
        name={`${at}.presentation`}
        label={t('fields.presentation')}
        hint={t('hints.presentation')}
        maxLength={120}
        lang="pt-BR"
        required
        className="sm:col-span-2"
      />
      <FormText name={`${at}.sku`} label={t('fields.sku')} dir="ltr" maxLength={40} required />
      <FormText
        name={`${at}.gtin13`}
        label={t('fields.gtin13')}
        hint={t('hints.gtin13')}
        dir="ltr"
        inputMode="numeric"
        maxLength={13}
      />
      <FormNumber name={`${at}.price`} kind="money" label={t('fields.price')} required />
      <FormNumber
        name={`${at}.salePrice`}
        kind="money"
        label={t('fields.salePrice')}
        hint={t('hints.salePrice')}
      />
      <FormSelect
        name={`${at}.netKind`}
        label={t('fields.netKind')}
        options={(['weight', 'volume'] as const).map((value) => ({ value, text: t(`netKind.${value}`) }))}
      />
      <FormNumber name={`${at}.net`} kind="thousandths" label={t('fields.net')} required />
      <FormNumber
        name={`${at}.shippingWeight`}
        kind="thousandths"
        label={t('fields.shippingWeight')}
        required
      />
      <FormNumber name={`${at}.lengthCm`} kind="whole" label={t('fields.lengthCm')} required />
      <FormNumber name={`${at}.widthCm`} kind="whole" label={t('fields.widthCm')} required />
      <FormNumber name={`${at}.heightCm`} kind="whole" label={t('fields.heightCm')} required />
      <div className="sm:col-span-2">
        <Checkbox label={t('fields.buyOnlyLinhaBranca')} {...register(`${at}.buyOnlyLinhaBranca`)} />
      </div>
      {stored ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:col-span-2">
          <span className="text-[0.9375rem] font-semibold">{t('stock.onHand')}</span>
          <span className="tabular-nums">{stored.stock}</span>
          <span className="text-sm text-muted">{t('stock.reservedCount', { count: stored.reserved })}</span>
          <Button size="sm" tone="outline" onClick={onAdjust}>
            {t('stock.adjust')}
          </Button>
        </div>
      ) : (
        <FormNumber
          name={`${at}.stock`}
          kind="whole"
          label={t('fields.stock')}
          hint={t('hints.stock')}
          className="sm:col-span-2"
        />
      )}
    </div>
  );
}
