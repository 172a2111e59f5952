import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'next-i18next/pages';
import { Controller, useForm } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { call } from '@/client/call';
import { brand } from '@config/brands';
import { STATES } from '@/contract/constants';
import { CreateTestimonialBody, ManagedTestimonial } from '@/contract/schemas/managed-content';
import { notify } from '@/client/toast';
import { useFieldText } from '../editor/form-errors';
import { useEditing } from '../editor/use-editing';
import { FreshnessNote } from '../kit/freshness-note';
import { BrandField } from './brand-field';
import { DeleteButton } from './delete-button';
import { SheetForm } from './sheet-form';
import { useRefresh } from './use-refresh';

interface TestimonialFormProps {
  /** What is stored; null for a new one. */
  stored: ManagedTestimonial | null;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

type Values = CreateTestimonialBody;
const NAMES = ['author', 'role', 'city', 'state', 'rating', 'text', 'brandIds', 'published'] as const;
const RATINGS = [5, 4, 3, 2, 1] as const;

const valuesOf = ({ id: _, version: __, ...values }: ManagedTestimonial): Values => values;
/** Which state is not guessed. */
const EMPTY: Omit<Values, 'state'> = {
  author: '',
  role: '',
  city: '',
  rating: 5,
  text: '',
  brandIds: [brand.id],
  published: true,
};

/** What a customer says of the shop, with who says it and where it is shown. */
export function TestimonialForm({ stored, onDirty, onDone }: TestimonialFormProps) {
  const { t } = useTranslation(['manage-content', 'manage']);
  const textOf = useFieldText();
  const refresh = useRefresh('listManagedTestimonials');
  const form = useForm<Values, unknown, CreateTestimonialBody>({
    resolver: zodResolver(CreateTestimonialBody),
    defaultValues: stored ? valuesOf(stored) : EMPTY,
  });
  const { errors } = form.formState;
  const done = () => {
    refresh();
    onDirty(false);
    onDone();
  };
  const editing = useEditing({
    form,
    stored,
    valuesOf,
    isSaved: (details): details is ManagedTestimonial => ManagedTestimonial.safeParse(details).success,
    create: (body) => call('createTestimonial', { body }),
    update: ({ id }, body) => call('updateTestimonial', { params: { id }, body }),
    names: NAMES,
    onSaved() {
      notify('success', t('manage:saved'));
      refresh();
      if (!stored) done();
    },
  });
  const id = editing.stored?.id;

  return (
    <SheetForm
      label={t('testimonials.form')}
      editing={editing}
      labelOf={(key) => (key === 'brandIds' ? t('brands') : t(`testimonials.${key}`))}
      onDirty={onDirty}
      actions={
        id && (
          <DeleteButton
            question={t('testimonials.deleteQuestion', { author: editing.stored?.author })}
            remove={() => call('deleteTestimonial', { params: { id } })}
            onDeleted={() => {
              notify('success', t('deleted'));
              done();
            }}
          />
        )
      }
    >
      <Field label={t('testimonials.author')} error={textOf(errors.author)} required>
        <TextInput {...form.register('author')} autoComplete="off" dir="auto" />
      </Field>
      <Field label={t('testimonials.role')} hint={t('testimonials.roleHint')} error={textOf(errors.role)}>
        <TextInput {...form.register('role')} autoComplete="off" dir="auto" />
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <Field label={t('testimonials.city')} error={textOf(errors.city)} required>
          <TextInput {...form.register('city')} autoComplete="off" dir="auto" />
        </Field>
        <Field
          label={t('testimonials.state')}
          error={errors.state && textOf({ message: 'required' })}
          required
        >
          <Select {...form.register('state')}>
            <option value="">–</option>
            {STATES.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label={t('testimonials.rating')} error={textOf(errors.rating)} required>
        <Select {...form.register('rating', { valueAsNumber: true })}>
          {RATINGS.map((score) => (
            <option key={score} value={score}>
              {t('stars', { score })}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('testimonials.text')} error={textOf(errors.text)} required>
        <TextArea {...form.register('text')} rows={6} dir="auto" />
      </Field>
      <Controller
        control={form.control}
        name="brandIds"
        render={({ field, fieldState }) => (
          <BrandField
            value={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            error={textOf(fieldState.error)}
          />
        )}
      />
      <Checkbox {...form.register('published')} label={t('testimonials.published')} className="min-h-11" />
      {id && <FreshnessNote entity="testimonial" id={id} />}
    </SheetForm>
  );
}
