import { useTranslation } from 'next-i18next/pages';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { FormText } from './form-text';
import type { ProductDraft } from './product-draft';

/** The shelves of the home page that show the product, and the end of its flash sale. */
export function ShelvesSection() {
  const { t } = useTranslation('manage-products');
  const { register } = useFormContext<ProductDraft>();
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <Checkbox label={t('fields.featured')} {...register('featured')} />
        <Checkbox label={t('fields.bestSeller')} {...register('bestSeller')} />
        <Checkbox label={t('fields.newArrival')} {...register('newArrival')} />
      </div>
      <FormText
        name="flashSaleEndsAt"
        type="datetime-local"
        label={t('fields.flashSaleEndsAt')}
        hint={t('hints.flashSale')}
        className="sm:max-w-sm"
      />
    </div>
  );
}
