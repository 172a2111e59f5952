import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { call } from '@/client/call';
import { notify } from '@/client/toast';
import type { CallInput } from '@/contract/contract';
import type { ManagedProduct } from '@/contract/schemas/managed-products';
import { useFailureText } from '../../kit/failure';
import { number, type FormField } from '../../resource/form-field';
import { InlineForm } from '../../resource/inline-form';
import { draftOfProduct } from '../draft/draft-of-product';
import { draftPath } from '../draft/draft-paths';
import type { ProductDraft } from '../draft/product-draft';
import { judgeDraft } from '../draft/product.schema';
import { readNumber } from '../draft/read-number';
import { useAction } from '../../resource/use-action';
import { ofProduct } from '../products.mutations';
import { withPrices } from './plan-prices';

type Values = Pick<ProductDraft, 'variations'>;

interface PriceFormProps {
  product: ManagedProduct;
  onDone: () => void;
  onDirty: (isDirty: boolean) => void;
}

/** The prices of every pack, saved on the version that is on the screen. */
export function PriceForm({ product, onDone, onDirty }: PriceFormProps) {
  const { t } = useTranslation(['manage-products', 'manage']);
  const textOf = useFailureText();
  const draft = draftOfProduct(product);
  const form = useForm<Values>({ defaultValues: { variations: draft.variations } });
  const refuse = (faults: Record<string, string>) =>
    Object.entries(faults)
      .map(([field, message]) => ({ path: draftPath(field), message }))
      .filter(({ path }) => path.startsWith('variations.'))
      .map(({ path, message }, index) =>
        form.setError(path as `variations.${number}.price`, { message }, { shouldFocus: index === 0 }),
      );
  const save = useAction({
    ...ofProduct(product.id),
    send: (body: CallInput<'updateProduct'>['body']) =>
      call('updateProduct', { params: { id: product.id }, body }),
    done: () => t('prices.saved'),
    onDone,
    showsError: true,
    onRefused(error) {
      // The sheet shows what is stored now: other prices in a form of their own, else what was typed on the new version.
      if (error.errorCode === 'STALE') notify('error', textOf(error));
      else refuse(error.fields);
    },
  });
  const submit = form.handleSubmit(({ variations }) => {
    const wrong = refuse(judgeDraft({ ...draft, variations }).faults ?? {});
    if (wrong.length > 0 || save.isPending) return;
    const typed = new Map(variations.map((pack) => [pack.id, pack]));
    const pricesOf = (id: string) => {
      const pack = typed.get(id);
      return pack && { price: readNumber(pack.price) ?? NaN, salePrice: readNumber(pack.salePrice) };
    };
    save.mutate({ version: product.version, variations: withPrices(product, pricesOf) });
  });
  const fields = product.variations.map(({ presentation }, index): FormField<Values> => ({
    kind: 'row',
    legend: presentation,
    fields: [
      number(`variations.${index}.price`, t('fields.price'), 'money', { required: true }),
      number(`variations.${index}.salePrice`, t('fields.salePrice'), 'money', {
        hint: t('hints.salePrice'),
      }),
    ],
  }));
  return (
    <InlineForm
      label={t('prices.title')}
      form={form}
      fields={fields}
      // A toast has said that another person was faster.
      error={save.error?.errorCode === 'STALE' ? null : save.error}
      pending={save.isPending}
      submit={t('manage:save')}
      onSubmit={submit}
      onCancel={onDone}
      onDirty={onDirty}
    />
  );
}
