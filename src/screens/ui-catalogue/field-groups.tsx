import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useForm, type FieldError, type FieldErrors } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { FilterBar } from '@/components/ui/filters/filter-bar';
import { FilterDays } from '@/components/ui/filters/filter-days';
import { MaskedField } from '@/components/ui/masked-field';
import { Select } from '@/components/ui/select';
import { Stepper } from '@/components/ui/stepper';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { cepMask, documentMask, phoneMask } from '@/lib/masks/code-masks';
import { Group, Piece } from './group';

const GRID = 'grid gap-5 md:grid-cols-2';

interface MaskedValues {
  cep: string;
  phone: string;
  document: string;
}

const VALUES: MaskedValues = { cep: '38010', phone: '34900000001', document: '11222333000181' };
const ERRORS: FieldErrors<MaskedValues> = { cep: { type: 'cep' } };

/** Controls of a form with label, hint and error. */
export function Fields() {
  const { t } = useTranslation('forms');
  const { t: errors } = useTranslation('errors');
  const { control } = useForm({ defaultValues: VALUES, errors: ERRORS });
  const textOf = (error: FieldError | undefined) => error && errors('fields.cep');
  return (
    <Group name="Fields">
      <Piece name="Field: TextInput, Select, TextArea" className={GRID}>
        <Field label={t('fields.name')} required>
          <TextInput />
        </Field>
        <Field label={t('fields.phone')} hint={t('hint.phone')}>
          <TextInput defaultValue="(34) 90000-0001" dir="ltr" />
        </Field>
        <Field label={t('fields.email')} error={errors('fields.email')}>
          <TextInput defaultValue="nome@" dir="ltr" />
        </Field>
        <Field label={t('fields.company')} hint={t('hint.product')} error={errors('fields.required')}>
          <TextInput />
        </Field>
        <Field label={t('fields.city')}>
          <TextInput disabled defaultValue="Uberaba" />
        </Field>
        <Field label={t('fields.topic')}>
          <Select>
            <option>{t('choose')}</option>
          </Select>
        </Field>
        <Field label={t('fields.message')} hint={t('hint.message')}>
          <TextArea placeholder={t('hint.product')} />
        </Field>
        <div className="grid content-start gap-1.5">
          <Checkbox label={t('whatsapp')} defaultChecked />
          <Checkbox label={t('topic.other')} aside={12} />
        </div>
      </Piece>
      <Piece name="MaskedField" className={GRID}>
        <MaskedField
          control={control}
          name="cep"
          label={t('fields.cep')}
          hint={t('hint.cep')}
          mask={cepMask}
          textOf={textOf}
        />
        <MaskedField
          control={control}
          name="phone"
          label={t('fields.phone')}
          mask={phoneMask}
          textOf={textOf}
        />
        <MaskedField
          control={control}
          name="document"
          label={t('fields.document')}
          mask={documentMask}
          textOf={textOf}
        />
      </Piece>
    </Group>
  );
}

/** Controls that apply at once. */
export function Choices() {
  const { t } = useTranslation(['catalog', 'common']);
  const { t: account } = useTranslation('account');
  const { t: forms } = useTranslation('forms');
  return (
    <Group name="Choices">
      <Piece name="FilterBar, FilterDays" className="grid gap-5">
        <FilterBar
          label={account('orders.filter')}
          search={{
            label: account('orders.search'),
            placeholder: account('orders.search'),
            submit: account('orders.find'),
            value: '',
          }}
          choice={{
            label: account('orders.state'),
            any: account('orders.anyState'),
            value: '',
            options: [],
            onChoose: () => undefined,
          }}
        >
          <FilterDays
            from="2026-01-15"
            to=""
            labels={{
              from: t('sorts.novidades'),
              to: t('search.offers'),
              hint: 'dd.mm.aaaa',
              wrong: t('search.offers'),
            }}
            onChange={() => undefined}
          />
        </FilterBar>
      </Piece>
      <Piece name="Stepper">
        <SampleStepper first={1} onRemove={() => undefined} />
        <SampleStepper first={12} />
        <SampleStepper first={60} />
        <SampleStepper first={2} variant="dark" />
        <SampleStepper first={3} disabled />
      </Piece>
      <Piece name="FileDrop" className="grid gap-3">
        <FileDrop label={t('common:actions.edit')} accept="image/*" onFiles={() => undefined}>
          {forms('tracking.prescriptionHere')}
        </FileDrop>
        <FileDrop
          label={t('common:loading')}
          accept="image/*"
          tone="primary"
          pending
          onFiles={() => undefined}
        >
          {forms('sending')}
        </FileDrop>
      </Piece>
    </Group>
  );
}

interface SampleStepperProps {
  first: number;
  variant?: 'dark';
  disabled?: boolean;
  onRemove?: () => void;
}

const MAX = 60;

function SampleStepper({ first, ...rest }: SampleStepperProps) {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation('common');
  const [quantity, setQuantity] = useState(first);
  return (
    <Stepper
      {...rest}
      quantity={quantity}
      max={MAX}
      labels={{
        group: t('quantity.group'),
        field: t('quantity.field'),
        increment: t('quantity.more'),
        decrement: t('quantity.less'),
        remove: t('quantity.remove'),
      }}
      notes={{
        aboveMax: common('quantity.stockLimit', { max: MAX }),
        belowMin: common('quantity.atLeast', { min: 1 }),
      }}
      onChange={setQuantity}
      onIncrement={() => setQuantity(quantity + 1)}
      onDecrement={() => setQuantity(quantity - 1)}
      className="w-[min(8.75rem,100%)]"
    />
  );
}
