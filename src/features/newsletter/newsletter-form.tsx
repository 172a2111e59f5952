import { useTranslation } from 'next-i18next/pages';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { closeModal } from '@/client/ui-store';

/** Text before and after an @, with a dot after it. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Asks for an e-mail. Sending it makes no call: it is logged, and the modal closes (docs/rules.md, Shell). */
export function NewsletterForm() {
  const { t } = useTranslation('forms');
  const { t: common } = useTranslation('common');
  const form = useForm({ defaultValues: { email: '' } });
  const { email: fault } = form.formState.errors;

  const submit = form.handleSubmit(({ email }) => {
    // oxlint-disable-next-line no-console -- this log is the rule (docs/rules.md, Shell)
    console.info('Newsletter:', email.trim());
    closeModal();
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>{t('newsletter.lead')}</p>
      <Field
        label={t('newsletter.email')}
        error={fault && common(fault.type === 'required' ? 'email-required' : 'email-error')}
        required
      >
        <TextInput
          {...form.register('email', {
            validate: {
              required: (value) => value.trim() !== '',
              pattern: (value) => EMAIL.test(value.trim()),
            },
          })}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
      </Field>
      <Button type="submit">{t('newsletter.submit')}</Button>
    </form>
  );
}
